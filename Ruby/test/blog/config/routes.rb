Rails.application.routes.draw do
  get "turbo.js", to: Blog::Turbo
  resources :posts
  resource :session, only: %i[new create destroy]
  get "slow", to: "posts#slow"
  get "note", to: "posts#note"
  get "long.csv", to: Blog::LongFile
  root to: "posts#index"
end
