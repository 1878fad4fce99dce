// The demo's bridge components. Each is an element of the page for which the app shows a native control; in a browser
// the element itself is used. Messages contain the URL of the page, so that they reach the right screen.
class BridgeElement extends HTMLElement {
  #ids = []

  get web() { return (window.HotwireNative ?? window.Strada).web }
  get isNative() { return this.web.supportsComponent(this.component) }

  send(event, data, callback) {
    const metadata = { url: window.location.href }
    const id = this.web.send({ component: this.component, event, data: { ...data, metadata }, callback })
    if (callback && id) this.#ids.push(id)
  }

  // The page was rendered again or removed: no component waits for a reply anymore.
  disconnectedCallback() {
    this.#ids.forEach((id) => this.web.removeCallbackFor(id))
    this.#ids = []
  }
}

// <bridge-form title="Save"> in a form: a button in the navigation bar submits the form.
customElements.define("bridge-form", class extends BridgeElement {
  component = "form"

  connectedCallback() {
    this.send("connect", { submitTitle: this.title }, () => this.form.requestSubmit())
    this.form.addEventListener("turbo:submit-start", () => this.send("submitDisabled", {}))
    this.form.addEventListener("turbo:submit-end", () => this.send("submitEnabled", {}))
  }

  get form() { return this.closest("form") }
})

// Elements with a list of buttons: the app shows their titles, and sends the selected index.
class BridgeList extends BridgeElement {
  get choices() { return [...this.querySelectorAll("menu button")] }
  get items() { return this.choices.map((button, index) => ({ title: button.textContent.trim(), index })) }
  choose(message) { this.choices[message.data.selectedIndex]?.click() }
}

// <bridge-menu title="Pick one">: its first button opens an action sheet.
customElements.define("bridge-menu", class extends BridgeList {
  component = "menu"

  connectedCallback() {
    this.opener = this.querySelector("button")
    this.opener.addEventListener("click", this.display)
  }

  disconnectedCallback() {
    super.disconnectedCallback()
    this.opener.removeEventListener("click", this.display)
  }

  display = () => {
    if (!this.isNative) return this.classList.toggle("open")
    const { x, y, width, height } = this.opener.getBoundingClientRect()
    this.send("display", { title: this.title, items: this.items, source: { x, y, width, height } },
      (message) => this.choose(message))
  }
})

// <bridge-overflow-menu title="More">: a menu in the navigation bar.
customElements.define("bridge-overflow-menu", class extends BridgeList {
  component = "overflow-menu"

  connectedCallback() {
    this.send("connect", { label: this.title, items: this.items }, (message) => this.choose(message))
  }
})
