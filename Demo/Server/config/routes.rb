Rails.application.routes.draw do
  root "pages#dashboard"
  get "up", to: ->(_env) { [200, { "content-type" => "text/plain" }, ["OK\n"]] }
  get "turbo.js", to: Demo::TurboLibrary
  get "bridge.js", to: Demo::BridgeScript
  get "configurations/ios_v1.json", to: "path_configurations#show"

  # Stacks: push, replace, modals, and the presentations of rules.
  resource :navigation, only: :show do
    get :second
    get :replace
    get :replace_by_rule
  end
  resource :modal, only: %i[new show] do
    get :replace
    get :medium
    get :full
    get :bare
    get :follow, to: redirect("/redirected", status: 302)
  end
  get "presentations", to: "pages#presentations"
  get "pop", to: "pages#instruction"
  get "refresh", to: "pages#instruction"
  get "clear_all", to: "pages#instruction"
  get "none", to: "pages#instruction"
  get "replace_root", to: "pages#replace_root"
  get "numbers", to: "pages#numbers"
  get "tabs", to: "pages#tabs"
  resource :components, only: %i[show create]

  # All rows of the table of flows.
  get "flows", to: "flows#index"
  get "flows/:id(/:page)", to: "flows#show", defaults: { page: "start" }
  post "flows/:id(/:page)", to: "flows#submit", defaults: { page: "start" }

  # Broadcasts of other users, and the sign-in provider.
  post "broadcasts/:flow", to: "broadcasts#create", as: :broadcasts
  delete "broadcasts/:flow", to: "broadcasts#destroy"
  get "provider/:flow/:page", to: "providers#show", as: :provider, constraints: { flow: /[a-z-]+/, page: /[a-z-]+/ }

  # What happens inside a page.
  resource :elements, only: %i[show new] do
    post :export
  end

  # A small application.
  resources :resources
  resource :session, only: %i[new create destroy]
  get "protected", to: "protected#show"

  # Requests.
  get "slow", to: "pages#slow"
  get "long", to: "pages#long"
  get "long/:row", to: "pages#row", as: :long_row, constraints: { row: /\d{1,3}/ }
  get "redirects", to: "pages#redirects"
  get "follow", to: redirect("/redirected", status: 302)
  get "follow/modal", to: redirect("/modal/new", status: 302), as: :follow_into_modal
  get "redirected", to: "pages#redirected"
  get "errors", to: "pages#errors"
  get "error", to: "pages#error"

  # Pages and files outside Turbo.
  get "files", to: "files#index"
  get "files/note", to: "files#note"
  get "files/report", to: "files#report"
  get "files/backup", to: "files#backup"
  get "links", to: "pages#links"
  get "javascript", to: "pages#javascript"
  get "plain", to: "pages#plain"

  # turbo-rails adds these routes itself.
  unless defined?(Turbo::Engine)
    get "recede_historical_location", to: "historical_locations#recede", as: :turbo_recede_historical_location
    get "resume_historical_location", to: "historical_locations#resume", as: :turbo_resume_historical_location
    get "refresh_historical_location", to: "historical_locations#refresh", as: :turbo_refresh_historical_location
  end
end
