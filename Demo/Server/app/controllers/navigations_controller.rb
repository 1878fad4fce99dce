class NavigationsController < ApplicationController
end
