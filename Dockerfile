# Built once with the tools, run without them: about 57 MB beside Node. `docker build -t mitoyen .`
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && npm run build \
  && npm run package -- /mitoyen

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data
# what is kept here is an upload while it comes: nothing lasts, the bucket and PostgreSQL do
RUN mkdir /data && chown node:node /data
WORKDIR /mitoyen
COPY --from=build --chown=root:root /mitoyen /mitoyen
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# without the collection that V8 has for programs at rest: it takes a server whose database works for one (decision 81)
CMD ["node", "apps/server/dist/main.mjs"]
