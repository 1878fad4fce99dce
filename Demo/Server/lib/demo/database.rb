module Demo
  # Creates and fills the database on the first start, so that one command is enough to run the demo.
  module Database
    def self.prepare
      ActiveRecord::Base.connection_pool.with_connection do |connection|
        next if connection.table_exists?(:resources)

        ActiveRecord::Schema.verbose = false
        load Rails.root.join("db/schema.rb")
        load Rails.root.join("db/seeds.rb")
      end
    end
  end
end
