Rails.application.routes.draw do
  root "pages#home"
  DEVISE ? devise_for(:users) : resource(:session)
  resources(:letters, only: %i[index new create]) { get :count, on: :collection }
  get "turbo.js", to: ->(_) { [200, { "Content-Type" => "text/javascript" }, [TURBO]] }
  post "expire", to: "pages#expire"
  get "drafts", to: "letters#index"
end
