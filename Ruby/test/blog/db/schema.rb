ActiveRecord::Schema.define(version: 1) do
  create_table :posts, force: true do |table|
    table.string :title
    table.text :text
    table.string :language
    table.boolean :is_draft
    table.string :file
  end
end
