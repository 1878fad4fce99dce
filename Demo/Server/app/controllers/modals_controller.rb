class ModalsController < ApplicationController
end
