// Generated from numbers/openapi.yaml; do not edit.
