ActiveRecord::Schema.define(version: 1) do
  create_table :posts, force: true do |table|
    table.string :title
    table.text :text
    table.string :language
    table.boolean :is_draft
    table.string :file
  end

  create_table :comments, force: true do |table|
    table.belongs_to :post
    table.string :text
  end

  create_table :users, force: true do |table|
    table.string :email
    table.string :encrypted_password
  end
end
