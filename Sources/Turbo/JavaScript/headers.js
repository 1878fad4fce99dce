// Sends headers of the app along with each request of Turbo or Turbolinks. Returns the function that sets them.
() => {
  let headers = {}

  addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
    // Builds before 7.1 do not state the URL.
    if (!url || new URL(url, document.baseURI).origin === location.origin) {
      Object.assign(fetchOptions.headers, headers)
    }
  }, true)
  addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
    for (const name in headers) xhr.setRequestHeader(name, headers[name])
  })

  return (values) => { headers = values }
}
