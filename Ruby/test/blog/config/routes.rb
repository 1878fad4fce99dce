Rails.application.routes.draw do
  get "turbo.js", to: Blog::Turbo
  resources :posts do
    resources :comments, only: %i[create edit update show destroy]
  end
  # As in turbo-rails.
  %w[recede resume refresh].each { |name| get "#{name}_historical_location", to: ->(_) { [200, { "content-type" => "text/html" }, ["Going back…"]] } }
  devise_for :users if Blog::DEVISE
  get "account", to: "accounts#show"
  resource :session, only: %i[new create destroy]
  get "slow", to: "posts#slow"
  get "question", to: "posts#question"
  get "about", to: "posts#about"
  get "strict", to: "posts#strict"
  get "inner", to: "posts#inner"
  get "configurations/ios_v2.json", to: "posts#rules"
  get "note", to: "posts#note"
  get "worker.js", to: ->(_) { [200, { "content-type" => "text/javascript" }, ["onfetch = () => {}"]] }
  get "once", to: ->(_) { [200, { "content-type" => "text/plain", "cache-control" => "max-age=60" }, [SecureRandom.hex]] }
  get "secret", to: Rack::Auth::Basic.new(->(_) { [200, { "content-type" => "text/html" }, ["Secret"]] }) { true }
  get "long.csv", to: Blog::LongFile
  root to: "posts#index"
end
