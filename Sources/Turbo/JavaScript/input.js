// Reports whether the user has written something that would be lost with the page.
(post) => {
  // Fields that the user has changed since the page was drawn.
  const editedFields = new Set()
  // Whether the server has sent the last form back: what it shows then is saved nowhere.
  let isRejected = false
  let toldUnsaved = false

  const isChanged = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked
    if (field.type === "file") return field.files.length > 0
    if (field.options) return isChosen(field)
    // Text with a format has no value to compare with.
    return field.defaultValue === undefined || field.value !== field.defaultValue
  }

  // A list without a choice of its own begins with its first option.
  const isChosen = (list) => {
    const options = [...list.options]
    const chosen = options.filter((option) => option.defaultSelected)
    const first = chosen.length || list.multiple ? chosen : options.slice(0, 1)
    return options.some((option) => option.selected !== first.includes(option))
  }

  const tellUnsaved = () => {
    for (const field of editedFields) if (!field.isConnected) editedFields.delete(field)
    const isUnsaved = isRejected || [...editedFields].some(isChanged)
    if (isUnsaved === toldUnsaved) return
    toldUnsaved = isUnsaved
    post("inputChanged", { isUnsaved })
  }

  // A form that only asks, such as a search, changes nothing on the server.
  const saves = (form) => (form?.getAttribute?.("method") ?? "get").toLowerCase() !== "get"

  for (const name of ["input", "change"]) {
    addEventListener(name, ({ target }) => {
      const field = target.isContentEditable ? target.closest("[contenteditable]") : target
      if (!field.closest || !saves(field.form ?? field.closest("form"))) return
      // A page from a snapshot may have been reported as unsaved before.
      if (editedFields.size === 0) toldUnsaved = null
      editedFields.add(field)
      tellUnsaved()
    }, true)
  }
  // The fields have their first values a turn later.
  addEventListener("reset", () => setTimeout(tellUnsaved), true)
  addEventListener("turbo:submit-end", ({ target, detail }) => {
    if (!saves(target)) return
    if (detail.success) {
      isRejected = false
      for (const field of editedFields) {
        if ((field.form ?? field.closest("form")) === target) editedFields.delete(field)
      }
    } else if (detail.fetchResponse) {
      isRejected = true
    }
    tellUnsaved()
  }, true)

  return {
    forget() {
      editedFields.clear()
      isRejected = false
      toldUnsaved = false
    }
  }
}
