Rails.application.routes.draw do
  get "turbo.js", to: Blog::Turbo
  resources :posts
  resource :session, only: %i[new create destroy]
  get "slow", to: "posts#slow"
  root to: "posts#index"
end
