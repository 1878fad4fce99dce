class User < ApplicationRecord
  has_many :letters
  if DEVISE
    devise :database_authenticatable, :rememberable
  else
    has_secure_password
    has_many :sessions
  end

  # Ends all sessions of the user on the server. A session of Devise has a part of the stored password, which is stored anew.
  def expire
    DEVISE ? update!(password: "secret") : Session.where(user: self).delete_all
  end
end
