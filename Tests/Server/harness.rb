require "json"
require "net/http"
require "tmpdir"
require "uri"

# A demo server of its own, with a fresh database and a request log, for as long as the block runs.
class DemoServer
  SERVE = File.expand_path("../../Demo/Server/bin/serve", __dir__)

  def self.run(environment = {}, arguments = [])
    Dir.mktmpdir("turbo-navigator-server") do |folder|
      server = new(folder, environment, arguments)
      begin
        yield server
      ensure
        server.stop
      end
    end
  end

  attr_reader :port, :pid

  def initialize(folder, environment, arguments)
    @log = File.join(folder, "requests.log")
    port_file = File.join(folder, "port")
    files = { "DEMO_DATABASE" => File.join(folder, "demo.sqlite3"), "DEMO_REQUEST_LOG" => @log }
    @errors = File.join(folder, "errors")
    command = [{ "PORT" => nil }.merge(files, environment), SERVE, *arguments, port_file]
    @pid = Process.spawn(*command, err: arguments.empty? ? :err : @errors)
    @port = wait_for(port_file)
  end

  # What the server has printed to standard error, if it was started with arguments.
  def errors = File.read(@errors)

  # Whether the server answers on an address of this machine.
  def listens?(address)
    TCPSocket.new(address, port).close || true
  rescue Errno::ECONNREFUSED
    false
  end

  # What was asked while the block ran, as lines of the request log.
  def requests
    before = log_lines.size
    yield
    log_lines.drop(before)
  end

  def stop
    Process.kill("TERM", @pid)
    Process.wait(@pid)
  rescue Errno::ESRCH, Errno::ECHILD
    nil
  end

  private

  def log_lines
    File.exist?(@log) ? File.readlines(@log, chomp: true) : []
  end

  def wait_for(port_file)
    deadline = Process.clock_gettime(Process::CLOCK_MONOTONIC) + 60
    until File.exist?(port_file)
      abort "server: it did not start" if Process.wait(@pid, Process::WNOHANG)
      abort "server: it did not listen within a minute" if Process.clock_gettime(Process::CLOCK_MONOTONIC) > deadline
      sleep 0.05
    end
    Integer(File.read(port_file))
  end
end

# A client with cookies that follows no redirect by itself.
class Client
  WEB = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15"
  NATIVE = "#{WEB} Turbo Native Linux"

  attr_reader :page

  def initialize(port, user_agent)
    @http = Net::HTTP.new("127.0.0.1", port)
    @user_agent = user_agent
    @cookies = {}
  end

  def get(path, headers = {})
    send_request Net::HTTP::Get.new(path, headers)
  end

  # Sends a form of the page that was shown last, with its token, as Turbo does.
  def submit(path, fields = {})
    request = Net::HTTP::Post.new(path)
    request.set_form_data({ "authenticity_token" => @page && token }.merge(fields))
    send_request request
  end

  def follow
    get URI(@page["location"]).request_uri
  end

  def status
    @page.code.to_i
  end

  def body
    @page.body.force_encoding(Encoding::UTF_8)
  end

  def title
    body[%r{<title>(.*?)</title>}, 1]
  end

  def flash
    body[%r{<p class="flash[^>]*>(.*?)</p>}m, 1]
  end

  def location
    URI(@page["location"].to_s).request_uri
  end

  private

  def send_request(request)
    request["User-Agent"] = @user_agent
    request["Cookie"] = @cookies.map { |pair| pair.join("=") }.join("; ")
    @page = @http.request(request)
    Array(@page.get_fields("set-cookie")).each { |cookie| @cookies.store(*cookie[/\A[^;]*/].split("=", 2)) }
    self
  end

  def token
    body[/name="csrf-token" content="([^"]+)"/, 1]
  end
end

# Counts what holds and prints what does not.
class Checks
  def initialize(name)
    @name = name
    @passed = 0
    @failed = 0
  end

  def equal(about, actual, expected)
    holds about, expected === actual, "expected #{expected.inspect}, got #{actual.inspect}"
  end

  def holds(about, condition, otherwise = "it does not hold")
    if condition
      @passed += 1
    else
      @failed += 1
      puts "#{@name}: FAILED: #{about}: #{otherwise}"
    end
  end

  def finish
    puts "#{@name}: #{@passed} passed, #{@failed} failed"
    exit @failed.zero?
  end
end
