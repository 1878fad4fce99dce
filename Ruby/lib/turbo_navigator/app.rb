# frozen_string_literal: true

require "io/wait"
require "json"
require "securerandom"
require "socket"
require "tmpdir"

module TurboNavigator
  # A running app. Only this process can reach it: by one end of a socket pair. It ends with this process.
  class App
    PROTOCOL = 1
    KINDS = {
      "stale" => StaleElement, "obscured" => ObscuredElement, "noPage" => NoPage, "script" => ScriptError,
      "unsupported" => Capybara::NotSupportedByDriverError
    }.freeze
    # After so many seconds more than a command waits, an app that hasn't answered never will.
    LIMIT = 60

    attr_reader :log, :process, :rule_paths, :record, :saved

    # @param url [String] the site of the app
    def initialize(url, configuration = TurboNavigator.configuration)
      @configuration = configuration
      @folder = Dir.mktmpdir("turbo-navigator")
      @log, @record, @saved = %w[app.log record.jsonl saved].map { |name| File.join(@folder, name) }
      @lock = Mutex.new
      @count = 0
      @received = String.new
      ObjectSpace.define_finalizer(self, self.class.remover(@folder, Process.pid))
      start(url)
    end

    # Removes the folder in the process that made it.
    def self.remover(folder, process) = proc { FileUtils.rm_rf(folder) if Process.pid == process }

    # Whether this process has started the app, and it still runs. One that was forked has no such thread.
    def alive? = @end.alive?

    # @return the value of the response
    def call(command, deadline: @configuration.deadline.to_f, **values)
      raise ended unless alive?

      @lock.synchronize do
        line = JSON.generate({ id: @count += 1, do: command, deadline: deadline, **values })
        # A timeout of the test doesn't cut a line, and leaves the answer to the next call.
        Thread.handle_interrupt(Object => :never) { @socket.puts(line) }
        response = read(deadline)
        response = read(deadline) until response["id"] == @count
        error = response["error"] or return response["value"]
        raise KINDS.fetch(error["kind"], Error), error.values_at("message", "seen").join("\n").strip
      end
    rescue Errno::EPIPE, Errno::ECONNRESET, IOError
      raise ended
    end

    def quit
      @socket.close
      @end.join
    end

    private

    def start(url)
      environment = environment()
      @socket, theirs = UNIXSocket.pair
      arguments = [url, "--drive", theirs.fileno.to_s, *options]
      @process = Process.spawn(
        environment, @configuration.program, *arguments, theirs => theirs, %i[out err] => [@log, "a"], in: File::NULL)
      theirs.close
      @end = Process.detach(@process)
      version, @rule_paths = read.values_at("protocol", "rulePaths")
      return if version == PROTOCOL

      raise Error, "The app speaks version #{version} of the protocol, and this gem #{PROTOCOL}."
    rescue Errno::ECONNRESET, EOFError
      raise ended
    rescue Errno::ENOENT
      raise Error, "#{@configuration.program} isn't there. Set TURBO_NAVIGATOR_OPEN to its path: see the page " \
                   "\"Test your native app from Rails\"."
    ensure
      # A display ends with its last client, and had none.
      Process.kill(:TERM, @display.pid) if !@rule_paths && @display&.alive?
    end

    def options
      names = { "--path-configuration" => @configuration.rules, "--for" => @configuration.library,
                "--user-agent" => @configuration.user_agent, "--size" => @configuration.size.join("x"),
                "--record" => @record }
      names.compact.flat_map { |name, value| [name, value.to_s] }
    end

    def read(deadline = 0)
      until (line = @received.slice!(/\A.*\n/))
        hang unless @socket.wait_readable(deadline + LIMIT)
        @received << @socket.readpartial(65_536)
      end
      JSON.parse(line)
    end

    def hang
      Process.kill(:KILL, @process)
      raise ended("The app didn't answer, and was ended.")
    end

    def ended(reason = "The app has ended.")
      @end.join(1)
      printed = File.exist?(@log) ? File.read(@log).lines.last(30).join : "nothing"
      reason = TurboNavigator.advice || reason if printed.include?("error while loading shared libraries")
      AppEnded.new("#{reason} It has printed:\n#{printed}")
    end

    # Everything that differs between desktops is the same in each test.
    def environment
      File.write(File.join(@folder, "user-dirs.dirs"), "XDG_DOWNLOAD_DIR=\"#{@saved}\"\n")
      { "GDK_BACKEND" => "x11", "GSK_RENDERER" => "cairo", "GSETTINGS_BACKEND" => "memory", "ADW_DISABLE_PORTAL" => "1",
        "GTK_A11Y" => "none", "WEBKIT_A11Y_BUS_ADDRESS" => "", "GTK_IM_MODULE" => "gtk-im-context-simple",
        "DBUS_SESSION_BUS_ADDRESS" => "disabled:", "LC_ALL" => "C.UTF-8", "LANGUAGE" => @configuration.language,
        "UIKIT_ANIMATION_SPEED" => "10", "WAYLAND_DISPLAY" => nil, "GTK_THEME" => nil, "XDG_CONFIG_HOME" => @folder,
        "TMPDIR" => @folder }.merge(display)
    end

    # A display of the app's own, which ends with it. A cookie keeps others away from it.
    def display
      return {} if @configuration.visible && ENV["DISPLAY"]

      unless self.class.told
        self.class.told = true
        warn "turbo_navigator: the app is on a virtual display. To see it: TurboNavigator.configuration.visible = true"
      end
      cookies = File.join(@folder, "cookies")
      name = "MIT-MAGIC-COOKIE-1"
      entry = [0xFFFF, 0, 0, name.size, name, 16, SecureRandom.bytes(16)].pack("nnnna*na*")
      File.write(cookies, entry, perm: 0o600, mode: "wb")
      number = start_display(cookies)
      { "DISPLAY" => ":#{number}", "XAUTHORITY" => cookies }
    end

    class << self
      attr_accessor :told
    end

    def start_display(cookies)
      reader, writer = IO.pipe
      log = File.join(@folder, "Xvfb.log")
      process = Process.spawn(
        "Xvfb", "-displayfd", writer.fileno.to_s, "-auth", cookies, "-screen", "0", "3840x2160x24", "-nolisten", "tcp",
        "-terminate", writer => writer, %i[out err] => log, in: File::NULL)
      writer.close
      @display = Process.detach(process)
      number = reader.gets or raise Error, "The virtual display didn't start:\n#{File.read(log)}"
      number.strip
    rescue Errno::ENOENT => e
      raise Error, TurboNavigator.advice || e.message
    end
  end
end
