require "active_support/concern"

module Demo
  # The helpers of turbo-rails that the demo uses, with the same names, for machines without that gem.
  module TurboNative
    extend ActiveSupport::Concern

    included { helper_method :turbo_native_app?, :hotwire_native_app? }

    def turbo_native_app?
      /\b(?:Turbo|Hotwire) Native\b/.match?(request.user_agent.to_s)
    end
    alias_method :hotwire_native_app?, :turbo_native_app?

    # recede_or_redirect_to, resume_or_redirect_back_or_to, …: redirects a native app to a historical location, and a browser as
    # usual.
    %i[recede resume refresh].each do |action|
      define_method(:"#{action}_or_redirect_to") do |location, **options|
        redirect_native_app(action, options) || redirect_to(location, **options)
      end

      define_method(:"#{action}_or_redirect_back_or_to") do |fallback_location, **options|
        redirect_native_app(action, options) || redirect_back(fallback_location: fallback_location, **options)
      end
    end

    private

    # 303 by default: after a 302 a browser repeats PATCH and DELETE at the new URL.
    def redirect_native_app(action, options)
      query = options.delete(:native_params) || {}
      return unless turbo_native_app?

      query = query.merge(options.slice(:notice))
      redirect_to public_send(:"turbo_#{action}_historical_location_url", **query), status: options.fetch(:status, 303)
      true
    end
  end
end

ActiveSupport.on_load(:action_controller_base) { include Demo::TurboNative }
