// Adds the app's headers to each request of Turbo or Turbolinks. Returns the function that sets the headers.
() => {
  let headers = {}

  addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
    // Turbo builds before 7.1 don't pass the URL.
    if (!url || new URL(url, document.baseURI).origin === location.origin) {
      Object.assign(fetchOptions.headers, headers)
    }
  }, true)
  addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
    for (const name in headers) xhr.setRequestHeader(name, headers[name])
  })

  return (values) => { headers = values }
}
