"""Tells schemathesis that a part of a file (tus 1.0.0) is bytes like any other; it loads this by SCHEMATHESIS_HOOKS."""
import schemathesis

schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
