"""The pictures of Prehistoric Warfare: figures in earth pigments, painted on a limestone wall."""
