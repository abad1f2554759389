# Snorum in a container. First stage: everything, to build the pages. Second: what serves them, and nothing else.
ARG NODE=26-slim

FROM node:${NODE} AS build
WORKDIR /snorum
COPY . .
RUN npm ci && npm run build

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
WORKDIR /snorum
COPY package.json package-lock.json ./
COPY packages packages
COPY apps/server apps/server
# The image has its Node already: the optional ones stay out.
RUN npm ci --omit=dev --omit=optional --workspace apps/server --include-workspace-root=false && npm cache clean --force
COPY --from=build /snorum/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it is told when the container stops.
CMD ["node", "apps/server/src/main.ts"]
