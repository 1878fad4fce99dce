/* eslint-env serviceworker */

// The demo's service worker: while the server can't be reached, it answers with copies of the pages that the user has
// visited. docs/rails.md describes what such a worker has to do.
const assets = ["/turbo.js", "/bridge.js", "/components.js", "/demo.css", "/icon.svg"]

addEventListener("install", (event) => {
  skipWaiting()
  event.waitUntil(caches.open("assets").then((cache) => cache.addAll(assets)))
})

addEventListener("activate", (event) => event.waitUntil(keepFirstPage(event).finally(() => clients.claim())))

addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || pathname.startsWith("/files/")) return
  if (request.method === "GET") return event.respondWith(answer(event, request))
  // The copies were those of the user who was signed in.
  if (pathname === "/session") event.waitUntil(caches.delete("pages"))
})

// Keeps the page that was loaded before the worker was there. The browser's cache has it, so it isn't requested again.
const keepFirstPage = async (event) => {
  const pages = await clients.matchAll({ includeUncontrolled: true })
  await Promise.all(pages.map(({ url }) => answer(event, new Request(url, { cache: "force-cache" }))))
}

const answer = async (event, request) => {
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(keep(response.clone()))
    return response
  } catch (error) {
    const copy = await caches.match(request.url)
    if (!copy) throw error
    return copy
  }
}

// Keeps pages and their assets under the URL where the redirects ended.
const keep = async (response) => {
  const isAsset = assets.includes(new URL(response.url).pathname)
  if (!isAsset && !response.headers.get("Content-Type")?.startsWith("text/html")) return
  const cache = await caches.open(isAsset ? "assets" : "pages")
  const headers = new Headers(response.headers)
  headers.set("X-Offline-Copy", new Date().toUTCString())
  await cache.put(response.url, new Response(await response.blob(), { headers }))
}
