// What a form is sent with, by the event "submit": an attribute of its button, or else its own. A field can replace the
// form's property of that name.
({ target: form, submitter }, name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ""
