require "application_system_test_case"

# What a test of a browser also relies on.
class DrivingTest < ApplicationSystemTestCase
  class Current < ActiveSupport::CurrentAttributes
    attribute :user
  end

  test "the start of the app leaves the test as it is" do
    page.driver.quit
    Current.user = "Ada"
    visit "/posts?by=Bäume"
    assert_stacks "/posts?by=Bäume"
    assert_equal "Ada", Current.user
  end

  test "scripts run in a page and in a frame that forbid the evaluation of texts" do
    visit "/strict"
    assert_equal "Strict", evaluate_script("document.title // the title")
    assert_equal 3, page.evaluate_async_script("arguments[1](arguments[0] + 1)", 2)
    assert_equal ["", nil], evaluate_script("[name, window.values]")
    error = assert_raises(TurboNavigator::ScriptError) { evaluate_script("1 +") }
    assert_match(/SyntaxError/, error.message)
    within_frame("inner") { assert_equal %w[Inner /inner], evaluate_script("[document.title, window.location.pathname]") }
  end

  test "a script's promise is awaited" do
    visit posts_path
    assert_equal [1], evaluate_script("fetch(location).then((response) => [1])")
    assert_raises(TurboNavigator::ScriptError) { evaluate_script("Promise.reject(new Error('no'))") }
  end

  test "a script's large integer is a number" do
    visit posts_path
    assert_equal [10, [10]], [evaluate_script("10n"), evaluate_script("[10n]")]
  end

  test "what asks for Selenium's browser or elements, or a Meta key, is told what to use" do
    draw "<input>"
    field = find("input")
    assert_equal [field.native], [[field.native]].flatten
    { control: -> { field.send_keys [:meta, "a"] }, "use control": -> { field.click(:left_command) } }.each do |told, ask|
      assert_match(/#{told}/, assert_raises(Capybara::NotSupportedByDriverError, &ask).message)
    end
    { accept_confirm: -> { page.driver.browser.switch_to.alert }, execute_script: -> { field.native.displayed? } }.each do |told, ask|
      # What asks whether there is such a method rescues this.
      assert_match(/#{told}/, assert_raises(NoMethodError, &ask).message)
    end
  end

  test "an executed script returns its result" do
    draw "<p>Hello</p>"
    scripts = ["return document.title", "1", "return Promise.resolve([1])"]
    assert_equal ["Posts", nil, [1]], scripts.map { |script| page.execute_script(script) }
    assert_equal "P", evaluate_script("arguments[0].tagName", page.execute_script("return document.querySelector('p')"))
  end

  test "an element's native is that element in a script" do
    draw "<p>Hello</p>"
    assert_equal %w[P P], evaluate_script("arguments[0].map((one) => one.tagName)", [find("p"), find("p").native])
  end

  test "an element's native is read, typed into and clicked as Selenium's element" do
    draw "<input class=a value=Old onclick='document.title = 1' style='position: fixed; left: 20px; top: 30px; width: 50px; color: red'>"
    field = find("input").native
    assert_equal %w[a Old Old], [field.attribute("class"), field.property(:value), field["value"]]
    assert_equal [20, 30, field.rect], [field.location.x, field.location.y, field.size]
    assert_equal ["50px", "rgba(255, 0, 0, 1)"], [field.css_value("width"), field.css_value(:color)]
    field.send_keys "er", "!"
    assert_equal "Older!", field["value"]
    field.clear
    field.click
    assert_equal ["", "1"], [field["value"], evaluate_script("document.title")]
  end

  test "a color has its opacity, as in Chrome" do
    draw "<p style='color: red; background-color: rgb(0 0 0 / 0.5); border: 1px solid blue; box-shadow: 0 0 1px red'>Hello</p>"
    find("p").assert_matches_style("color" => "rgba(255, 0, 0, 1)", "background-color" => "rgba(0, 0, 0, 0.5)",
                                   "border-left-color" => "rgba(0, 0, 255, 1)", "box-shadow" => /\Argb\(255, 0, 0\)/)
  end

  test "an asynchronous script of the browser, such as axe-core's, has half a minute" do
    visit posts_path
    script = "setTimeout(() => arguments[1](arguments[0].a), 500)"
    Capybara.using_wait_time(0.1) { assert_equal 1, page.driver.browser.execute_async_script(script, { a: 1 }) }
    assert_equal "Posts", page.driver.browser.execute_script("return document.title")
  end

  test "fixtures that are called like verbs are found by their names" do
    verbs = %i[requests stacks tabs downloads]
    fixtures = Module.new { verbs.each { |verb| define_method(verb) { |*names| [verb, *names] } } }
    test = Class.new.include(fixtures).include(TurboNavigator::Native).new
    assert_equal(verbs.map { |verb| [verb, :one] }, verbs.map { |verb| test.public_send(verb, :one) })
  end

  test "a visit that awaits the streams of turbo-rails can lead to an alert" do
    # As turbo-rails defines it.
    streams = Class.new(ActionDispatch::SystemTestCase) do
      def visit(...) = super.tap { connect_turbo_cable_stream_sources }

      def connect_turbo_cable_stream_sources(**) = all("turbo-cable-stream-source", wait: 0)
    end
    test = Class.new(streams) { driven_by :turbo_navigator }.new("it")
    accept_confirm("Stay?") { test.visit "/question" }
    assert_text "true"
  end

  test "the window has its size before the first visit" do
    page.driver.quit
    assert_equal [390, 844], page.current_window.size
    resize 800, 600
    assert_equal [800, 600], page.current_window.size
    visit posts_path
    assert_equal [800, 600], page.driver.state["size"]
    Capybara.reset_sessions!
    visit posts_path
    assert_equal [390, 844], page.current_window.size
  end

  test "a click on an element that moves hits it" do
    draw <<~HTML
      <style>#inner { transition: transform 0.5s } .moved { transform: translateX(200px) }
      @keyframes turn { to { rotate: 1turn } }</style><i style="animation: turn 1s infinite">Wait</i>
      <div id=inner style="width: 90px"><button onclick="this.textContent = 'Added'">Add</button></div>
    HTML
    execute_script "document.querySelector('#inner').className = 'moved'"
    click_on "Add"
    assert_button "Added"
  end

  test "a line break of Windows is one, and one at the end of a long text sends the form" do
    draw "<form onsubmit='event.preventDefault(); document.title = it.value.length'><input id=it></form><textarea></textarea>"
    find("textarea").set "a\r\nb"
    find("textarea").send_keys "\r\nc"
    assert_equal "a\nb\nc", find("textarea").value
    ["#{"a" * 199}\nb", "#{"a" * 199}\n\n", "#{"a" * 199}\nbc\n", "#{"a" * 200}\n"].each do |text|
      find("textarea").set text.gsub("\n", "\r\n")
      assert_equal text, find("textarea").value
    end
    find("#it").set "#{"a" * 300}\n"
    assert_equal "300", evaluate_script("document.title")
  end

  test "the keys of both sides are those of a keyboard" do
    draw "<input>"
    find("input").send_keys [:left_shift, "a"], "bc", %i[right_shift left], :back_space, [:left_control, "a"]
    assert_equal ["Ab", 2], evaluate_script("(({ value, selectionEnd }) => [value, selectionEnd])(document.activeElement)")
  end

  test "a deep link is completed as a visit is" do
    Capybara.app_host = "http://localhost"
    Capybara.always_include_port = true
    visit posts_path
    open_link "/about"
    assert_current_path "http://localhost:#{page.server.port}/about", url: true
  ensure
    Capybara.app_host = nil
    Capybara.always_include_port = false
  end

  test "a failure within a session tells what the app of that session has shown" do
    visit posts_path
    Capybara.using_session(:ada) { visit "/about" }
    own, other = TurboNavigator::Driver.report_failure("It", page.driver)
    assert_match(/\A\[The app\]\n  Stacks: \/posts\n/, own)
    assert_match(/\A\[The app of the session ada\]\n  Stacks: \/about\n.*Record: .*It_of_the_session_ada.jsonl/m, other)
    Capybara.reset_sessions!
    assert_equal 1, TurboNavigator::Driver.report_failure("It", page.driver).size
    Capybara.using_session(:ada) { visit("/about") || page.driver.quit }
    assert_equal 1, TurboNavigator::Driver.report_failure("It", page.driver).size
  ensure
    Capybara.using_session(:ada) { page.driver.quit }
  end

  # What a page finds of those before it.
  FOUND = <<~JS
    (async () => [document.cookie, localStorage.length, sessionStorage.length, window.name, history.length,
      (await caches.keys()).length, (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length])()
  JS

  STORE = <<~JS
    (async () => {
      document.cookie = "cookie=1"
      localStorage.item = sessionStorage.item = window.name = "1"
      history.pushState(null, "", "?again")
      await (await caches.open("cache")).put("/about", new Response("1"))
      await new Promise(resolve => indexedDB.open("base").onsuccess = resolve)
      await navigator.serviceWorker.register("/worker.js")
      for (const name of ["pagehide", "beforeunload", "unload"]) addEventListener(name, () => localStorage[name] = "1")
      return (await fetch("/once")).text()
    })()
  JS

  test "a page finds nothing of the test before, however it was stored" do
    visit "/about"
    nothing = evaluate_script(FOUND)
    text = evaluate_script(STORE)
    assert_not_equal nothing, evaluate_script(FOUND)
    Capybara.reset_sessions!
    visit "/about"
    assert_equal nothing, evaluate_script(FOUND)
    assert_not_equal text, evaluate_script("fetch('/once').then(response => response.text())")
  end

  test "a user of HTTP's own sign-in isn't signed in in the next test" do
    visit "http://ada:secret@127.0.0.1:#{page.server.port}/secret"
    visit "/about"
    assert_equal 200, evaluate_script("fetch('/secret').then(response => response.status)")
    Capybara.reset_sessions!
    visit "/about"
    execute_script "fetch('/secret')"
    click_on "Cancel"
  end

  test "a page that hangs at the end of a test doesn't keep the next one waiting" do
    visit "/about"
    execute_script "setTimeout(() => { for (;;); }, 100)"
    Capybara.reset_sessions!
    visit "/about"
    assert_stacks "/about"
  end

  test "a visit and a refresh discard what was typed" do
    visit new_post_path
    fill_in "Title", with: "Hel"
    visit new_post_path
    assert_stacks "/ | /posts/new"
    assert_field "Title", with: ""
    fill_in "Title", with: "Hel"
    visit posts_path
    assert_stacks "/posts"
    click_on "New post"
    click_on "Save"
    assert_text "Title can't be blank"
    visit "/about"
    assert_stacks "/about"
    visit new_post_path
    fill_in "Title", with: "Hel"
    refresh
    assert_field "Title", with: ""
    error = assert_raises(TurboNavigator::Error) { pull_to_refresh }
    assert_match(/rule.*pull_to_refresh_enabled/, error.message)
  end

  test "the cells of a row have spaces between them" do
    draw "<table><tr><td>One</td><td></td><td>Two</td></tr><tr><th>Three</th><td>Four</td></tr></table>"
    assert_equal "One Two\nThree Four", find("table").text
    assert_text "Three Four"
  end

  test "the answer to a call that was interrupted isn't that to the next one" do
    draw "<p>Hello</p>"
    assert_raises(Timeout::Error) do
      Timeout.timeout(0.3) { page.evaluate_async_script("setTimeout(arguments[0], 600)") }
    end
    assert_text "Hello"
  end

  test "a slow page is awaited as long as the configuration says, and a script as long as Capybara does" do
    visit posts_path
    TurboNavigator.configuration.deadline = 0.5
    error = assert_raises(TurboNavigator::Error) { visit "/slow" }
    assert_match(/after 0\.5 s/, error.message)
    TurboNavigator.configuration.deadline = 2
    visit "/slow"
    assert_text "Slow"
    script = "setTimeout(() => arguments[0](1), 2500)"
    Capybara.using_wait_time(3) { assert_equal 1, page.evaluate_async_script(script) }
    Capybara.using_wait_time(0.1) { assert_raises(TurboNavigator::ScriptError) { page.evaluate_async_script(script) } }
  ensure
    TurboNavigator.configuration.deadline = 10
  end

  test "an app that doesn't answer is ended, and the next visit starts another one" do
    visit posts_path
    Process.kill(:STOP, page.driver.send(:app).process)
    error = assert_raises(TurboNavigator::AppEnded) { page.driver.call(:state, deadline: 0.5 - TurboNavigator::App::LIMIT) }
    assert_match(/The app didn't answer/, error.message)
    visit posts_path
    assert_stacks "/posts"
  end

  test "a text for an element that can't have the keyboard is an error, and doesn't get into another field" do
    draw "<input id=Title><input type=hidden id=it>"
    fill_in "Title", with: "Hello"
    Capybara.using_wait_time(0.1) do
      [%(<input type=hidden id=it>), %(<textarea style="display: none" id=it></textarea>), %(<p id=it>Text</p>)].each do |html|
        execute_script "document.getElementById('it').outerHTML = arguments[0]", html
        error = assert_raises(TurboNavigator::ObscuredElement) { find("#it", visible: :all).send_keys("abc") }
        assert_match(/id="it".*> can't have the keyboard/, error.message)
      end
      assert_raises(TurboNavigator::ObscuredElement) { draw("<input type=hidden>") || find("input", visible: :all).set("abc") }
    end
    draw "<input id=Title onkeydown='document.title = event.key'>"
    find_field("Title").click
    find("body").send_keys "a"
    assert_equal "a", evaluate_script("document.title")
  end

  test "the report says that the page didn't get a key" do
    draw "<p>Text</p>"
    execute_script "addEventListener('keyup', (event) => event.stopImmediatePropagation(), true)"
    send_keys "a"
    assert_includes page.driver.report, "driver: 0 of 1 keyup arrived at the page"
  end

  test "keys add to the text of a field, and then go where its cursor is" do
    draw <<~HTML
      <input id=Title value=Old><input type=number id=Number value=1>
      <textarea id=Text>two\nlines</textarea><div id=it contenteditable><b>Old</b></div><div id=host></div>
    HTML
    execute_script "host.attachShadow({ mode: 'open' }).innerHTML = '<input value=Old>'"
    find_field("Title").send_keys " news"
    find_field("Number").send_keys "2"
    find_field("Text").send_keys "!"
    find("#it").send_keys "!"
    assert_equal ["Old news", "12", "two\nlines!", "Old!"],
                 [*%w[Title Number Text].map { |label| find_field(label).value }, find("#it").text]
    fill_in "Text", with: "?", fill_options: { clear: :none }
    find_field("Text").send_keys :home
    find_field("Text").send_keys "all "
    assert_field "Text", with: "two\nall lines!?"
    inner = evaluate_script("host.shadowRoot.querySelector('input')")
    2.times { inner.send_keys "!" }
    assert_equal "Old!!", inner.value
  end

  test "a button of the page is clicked before one of the app that has its name" do
    visit new_post_path
    execute_script "document.body.insertAdjacentHTML('afterbegin', `<div id=inner><a>Do</a> <button onclick='this.textContent = 1'>Done</button></div>`)"
    assert_includes page.driver.state["buttons"], "Done"
    click_on "Done"
    assert_button "1"
    execute_script "document.querySelector('#inner button').textContent = 'Done it'"
    Capybara.using_wait_time(0.1) { assert_raises(Capybara::ElementNotFound) { within("form") { click_on "Done" } } }
    within("#inner") { click_on "Done" }
    assert_modal
    click_on "Done"
    assert_no_modal
  end

  test "dates and times are those of their fields" do
    draw %w[date time datetime-local month week].map { |type| "<input type=#{type} id=#{type} aria-label=#{type}>" }.join
    time = Time.new(2026, 1, 2, 3, 4)
    { "date" => "2026-01-02", "time" => "03:04", "datetime-local" => "2026-01-02T03:04", "month" => "2026-01", "week" => "2026-W01" }
      .each do |type, text|
        fill_in type, with: time
        assert_field type, with: text
      end
    fill_in "datetime-local", with: Date.new(2026, 1, 2)
    assert_field "datetime-local", with: "2026-01-02T00:00"
    error = assert_raises(TurboNavigator::Error) { fill_in "date", with: "tomorrow" }
    assert_match(/date.*tomorrow.*2026-01-02/, error.message)
  end

  test "a date can be written as it is typed into Chrome" do
    draw "<input type=date id=it>"
    { "01/02/2026" => "2026-01-02", "9-30-2026" => "2026-09-30", "12312026" => "2026-12-31" }.each do |typed, date|
      fill_in "it", with: typed
      assert_field "it", with: date
    end
  end

  test "a click in a frame below arrives" do
    draw "<p style='height: 3000px'></p><iframe id=inner srcdoc=\"<button onclick='this.textContent = 1'>Add</button>\"></iframe>"
    within_frame("inner") do
      click_on "Add"
      assert_button "1"
      find("button").hover
    end
    execute_script "document.querySelector('iframe').style.cssText = 'position: fixed; left: -2000px'"
    within_frame(find("iframe", visible: :all)) { assert_raises(TurboNavigator::ObscuredElement) { find("button").hover } }
  end

  test "a click in a large window arrives" do
    visit posts_path
    resize 2200, 1500
    draw "<button style='position: fixed; right: 0; bottom: 0' onclick='this.textContent = 1'>Add</button>"
    click_on "Add"
    assert_button "1"
  end

  VISIBLE = {
    "<p id=it>Text</p>" => true,
    "<p id=it></p>" => false,
    "<p id=it style='height: 0'>Text</p>" => true,
    "<p id=it style='height: 0; overflow: hidden'>Text</p>" => false,
    "<div style='height: 0; overflow: hidden'><p id=it>Text</p></div>" => false,
    "<div style='height: 20px; overflow: hidden'><p style='height: 50px'></p><p id=it>Text</p></div>" => false,
    "<div style='height: 20px; overflow: auto'><p style='height: 50px'></p><p id=it>Text</p></div>" => true,
    "<div style='height: 20px; overflow: hidden'><p id=it style='position: absolute; top: 90px'>Text</p></div>" => true,
    "<p id=it style='position: absolute; left: -9999px'>Text</p>" => false,
    "<p id=it style='position: absolute; top: -500px'>Text</p>" => false,
    "<p style='height: 3000px'></p><p id=it>Text</p>" => true,
    "<p id=it style='position: fixed; left: 110%'>Text</p>" => false,
    "<p id=it style='position: fixed; left: -1px; transform: translateX(-100%)'>Text</p>" => false,
    "<div id=it style='width: 0; height: 0'><p style='position: absolute; width: 20px'>Text</p></div>" => true,
    "<svg><path id=it d='M0 10 H20' stroke='black' stroke-width='2'></path></svg>" => true,
    "<p id=it style='opacity: 0'>Text</p>" => false,
    "<select style='opacity: 0'><option id=it>One</option></select>" => true
  }.freeze

  test "an element without a place in the page isn't visible" do
    visit posts_path
    seen = VISIBLE.keys.index_with do |html|
      draw html
      find("#it", visible: :all).visible?
    end
    assert_equal VISIBLE.to_a - seen.to_a, seen.to_a - VISIBLE.to_a
    draw "<p style='height: 3000px'></p><p id=it>Text</p>"
    execute_script "scrollTo(0, 3000)"
    assert find("p:first-child").visible?
  end

  test "attributes are texts, as those of a browser" do
    draw "<form action='/posts' id=it><input type=checkbox checked disabled><a>Link</a><p style='color: red' data-a=b>Text</p></form>"
    read = ->(css, *names) { names.map { |name| find(css)[name] } }
    assert_equal ["#{page.server_url}/posts", "", "it", nil], read.call("form", :action, :class, :id, "data-a")
    assert_equal ["true", nil, "checkbox", "on"], read.call("input[disabled]", :checked, :readonly, :type, :value)
  end

  test "the record of a test with a long name is kept" do
    visit posts_path
    path = page.driver.report_failure("Gruß an #{"ü" * 200}")[/Record: (.*)/, 1]
    assert_path_exists path
    assert_match(/Gruß_an_ü+\.jsonl/, path)
  end

  test "titles can also be asserted as in a browser" do
    visit posts_path
    assert_title "Posts", wait: 0
    assert_title page, "Pos"
    assert_title "Posts", exact: true
    assert_raises(Minitest::Assertion) { assert_title "Pos", exact: true, wait: 0 }
  end

  test "a test of another driver keeps its own names" do
    assert_not_includes Class.new(ActionDispatch::SystemTestCase) { driven_by :rack_test }, TurboNavigator::Native
    assert_includes self.class, TurboNavigator::Reporting
  end

  test "RSpec's system specs, which use the driver that they select, can select each" do
    %i[turbo_navigator rack_test].each do |name|
      assert_respond_to Class.new(ActionDispatch::SystemTestCase).driven_by(name), :use
    end
  end

  private

  # Shows HTML in the page.
  def draw(html)
    visit posts_path if page.driver.state["url"].nil?
    execute_script "document.body.innerHTML = arguments[0]", html
  end
end
