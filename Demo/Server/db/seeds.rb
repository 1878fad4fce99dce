Resource.create!(
  [
    { title: "Kettle", description: "Boils water for the tea." },
    { title: "Teapot", description: "Holds the tea, and refuses to brew coffee." }
  ]
)
