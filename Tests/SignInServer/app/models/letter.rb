class Letter < ApplicationRecord
  belongs_to :user
end
