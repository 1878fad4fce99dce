// Reports that the server can't be reached while the site's worker answers. Its answers don't show that by themselves.
(bridge) => {
  let isLeaving = false
  addEventListener("pagehide", () => { isLeaving = true })
  addEventListener("pageshow", () => { isLeaving = false })

  // Workers leave this method to the network. Any response counts.
  const reaches = (url) =>
    fetch(url, { method: "HEAD", cache: "no-store", redirect: "manual" }).then(() => true, () => false)

  return {
    // `data` identifies the visit that was answered.
    async check(data = {}) {
      const url = navigator.serviceWorker?.controller?.scriptURL
      if (!url) return
      // A request fails too if the app stops a load at the same time, so one of two has to succeed.
      const isReached = await reaches(url) || await reaches(url)
      if (!isReached && !isLeaving) bridge.post("serverUnreachable", data)
    }
  }
}
