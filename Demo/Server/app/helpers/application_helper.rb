module ApplicationHelper
  # The title, and a sentence about the page. In a native app the navigation bar has the title.
  def introduce(title, about)
    content_for :title, title
    tag.header(tag.h1(title, class: "web-only") + tag.p(about, class: "about"))
  end

  # A row of a list: a link, and a sentence about its target.
  def row(name, location, about = nil, **options)
    label = tag.span(name, class: "name")
    label += tag.span(about, class: "detail") if about
    tag.li(link_to(tag.span(label, class: "label"), location, **options))
  end

  # The action of a link, as attributes for Turbo and for Turbolinks.
  def visit_action(action)
    { turbo_action: action, turbolinks_action: action }
  end

  # The path that a browser would request. A form that is shown again with errors is that of `new` or `edit`, at another path.
  def page_path
    form = { "create" => "new", "update" => "edit" }[action_name]
    form && lookup_context.exists?(form, [controller_path]) ? "#{request.path}/#{form}" : request.path
  end

  def client_name
    turbo_native_app? ? "native" : "web"
  end
end
