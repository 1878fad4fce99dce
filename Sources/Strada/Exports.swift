// Apps import Strada in files of components, whose types are in Turbo.
@_exported import Turbo
