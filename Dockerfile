# The platform without its embedded database: DATABASE_URL names a PostgreSQL 18.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
RUN npm ci
COPY . .
RUN node src/start/build-assets.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build --chown=root:root /app ./
# Uploaded files and the unpacked browser; the code itself stays root's.
RUN mkdir -p data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/app/data
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that the signal to end reaches it and it drains.
CMD ["node", "src/start/serve.ts"]
