// Adds the app's headers to each request of Turbo or Turbolinks. Returns the function that sets the headers.
() => {
  let headers = {}

  // The attributes of the document, which native has set, say where it is shown.
  const { nativeContext, nativeTab } = document.documentElement.dataset
  const context = {}
  if (nativeContext) context["Native-Context"] = nativeContext
  if (nativeTab) context["Native-Tab"] = encodeURI(nativeTab)

  addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
    // Turbo builds before 7.1 don't pass the URL.
    if (!url || new URL(url, document.baseURI).origin === location.origin) {
      Object.assign(fetchOptions.headers, context, headers)
    }
  }, true)
  addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
    for (const [name, value] of Object.entries({ ...context, ...headers })) xhr.setRequestHeader(name, value)
  })

  return (values) => { headers = values }
}
