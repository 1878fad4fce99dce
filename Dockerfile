# An image with only the command-line tool and the C library: docker build --tag turbo-navigator .
# Without libcurl, so it checks files, and requests nothing:
#   docker run --rm --volume "$PWD:/work:ro" turbo-navigator check path_configuration.json
FROM python:3-slim AS wheel
COPY setup.py /source/
COPY Tool/TurboNavigatorTool/CommandLine/Tool.swift /source/Tool/TurboNavigatorTool/CommandLine/
RUN pip install --no-cache-dir --prefix /installed /source

FROM gcr.io/distroless/cc-debian12
COPY --from=wheel /installed/bin/turbo-navigator /usr/bin/turbo-navigator
WORKDIR /work
ENTRYPOINT ["/usr/bin/turbo-navigator"]
