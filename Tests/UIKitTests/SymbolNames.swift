/// Names for the tests of symbols.
enum SymbolNames {
    /// Symbols that apps use most, for tabs, bars, menus and errors.
    static let common = """
        airplane alarm antenna.radiowaves.left.and.right archivebox archivebox.fill arrow.clockwise
        arrow.counterclockwise arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.left
        arrow.left.arrow.right arrow.right arrow.right.circle arrow.right.circle.fill arrow.right.square
        arrow.triangle.2.circlepath arrow.triangle.branch arrow.turn.up.left arrow.up arrow.up.arrow.down
        arrow.up.arrow.down.circle arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.right
        arrow.up.right.square arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left arrowshape.turn.up.right
        at backward.fill bag bag.fill bag.badge.plus barcode barcode.viewfinder basket battery.100 bed.double
        bed.double.fill bell bell.badge bell.badge.fill bell.circle bell.fill bell.slash bell.slash.fill bicycle bolt
        bolt.circle bolt.fill bolt.slash book book.closed book.fill bookmark bookmark.circle bookmark.fill
        bookmark.slash books.vertical books.vertical.fill briefcase briefcase.fill bubble.left
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill bubble.right building
        building.2 building.2.fill building.columns building.columns.fill bus calendar calendar.badge.clock
        calendar.badge.plus calendar.circle camera camera.circle camera.fill captions.bubble car car.fill cart
        cart.badge.plus cart.circle cart.fill chart.bar chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis
        chart.pie chart.pie.fill checklist checkmark checkmark.circle checkmark.circle.fill checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill chevron.backward chevron.down
        chevron.down.circle chevron.forward chevron.left chevron.left.forwardslash.chevron.right chevron.right
        chevron.right.circle chevron.right.circle.fill chevron.up chevron.up.chevron.down circle circle.fill
        circle.grid.2x2 clipboard clock clock.arrow.circlepath clock.fill cloud cloud.fill command cpu creditcard
        creditcard.fill crown crown.fill cube cube.box cup.and.saucer curlybraces desktopcomputer doc doc.badge.plus
        doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.text doc.text.fill
        doc.text.magnifyingglass dollarsign dollarsign.circle dollarsign.circle.fill dot.radiowaves.left.and.right
        drop ellipsis ellipsis.bubble ellipsis.circle ellipsis.circle.fill envelope envelope.badge envelope.circle
        envelope.fill envelope.open eurosign.circle exclamationmark exclamationmark.bubble exclamationmark.circle
        exclamationmark.circle.fill exclamationmark.octagon exclamationmark.triangle exclamationmark.triangle.fill eye
        eye.fill eye.slash eye.slash.fill face.smiling faceid figure.walk film flag flag.fill flame flame.fill folder
        folder.badge.plus folder.circle folder.fill fork.knife forward.fill gamecontroller gamecontroller.fill gauge
        gear gearshape gearshape.2 gearshape.fill gift gift.fill globe globe.americas.fill graduationcap
        graduationcap.fill hammer hammer.fill hand.raised hand.thumbsdown hand.thumbsup hand.thumbsup.fill headphones
        heart heart.circle heart.circle.fill heart.fill heart.slash heart.text.square hourglass house house.circle
        house.fill icloud info info.circle info.circle.fill iphone key key.fill keyboard laptopcomputer leaf leaf.fill
        lightbulb lightbulb.fill line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill link link.circle list.bullet list.bullet.circle list.bullet.clipboard
        list.bullet.rectangle list.bullet.rectangle.fill list.dash list.number location location.circle location.fill
        location.slash lock lock.circle lock.fill lock.open lock.shield magnifyingglass magnifyingglass.circle
        magnifyingglass.circle.fill mail map map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill
        megaphone megaphone.fill message message.circle message.fill mic mic.fill mic.slash minus minus.circle
        minus.circle.fill moon moon.fill music.note music.note.list network newspaper newspaper.fill note.text number
        paintbrush paintpalette paperclip paperplane paperplane.fill pause pause.circle pause.circle.fill pause.fill
        pencil pencil.circle pencil.circle.fill percent person person.2 person.2.circle person.2.fill person.3
        person.3.fill person.badge.plus person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.plus person.crop.circle.fill person.crop.rectangle person.crop.square person.fill
        person.text.rectangle phone phone.circle phone.fill photo photo.fill photo.on.rectangle pin pin.fill play
        play.circle play.circle.fill play.fill play.rectangle plus plus.app plus.app.fill plus.bubble plus.circle
        plus.circle.fill plus.square plus.square.fill plus.square.on.square power printer printer.fill qrcode
        qrcode.viewfinder questionmark questionmark.bubble questionmark.circle questionmark.circle.fill quote.bubble
        rectangle rectangle.grid.1x2 rectangle.grid.2x2 rectangle.on.rectangle
        rectangle.portrait.and.arrow.right rectangle.stack rectangle.stack.fill repeat rosette ruler safari
        safari.fill scissors seal server.rack shield shield.fill shippingbox shippingbox.fill shuffle sidebar.left
        slider.horizontal.3 snowflake sparkles speaker speaker.slash speaker.wave.2 speaker.wave.2.fill sportscourt
        square square.and.arrow.down square.and.arrow.up square.and.arrow.up.fill square.and.pencil square.fill
        square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.on.square square.stack square.stack.3d.up
        square.stack.3d.up.fill star star.circle star.fill star.slash stop stop.circle stop.fill stopwatch storefront
        suitcase sun.max sun.max.fill tablecells tag tag.circle tag.fill target terminal text.alignleft
        text.book.closed text.bubble text.bubble.fill text.magnifyingglass textformat textformat.size ticket
        ticket.fill timer trash trash.circle trash.fill tray tray.2 tray.and.arrow.down tray.fill tray.full
        tray.full.fill trophy trophy.fill tshirt tv umbrella video video.fill video.slash viewfinder wallet.pass
        wand.and.stars waveform wifi wifi.slash wrench wrench.and.screwdriver wrench.fill xmark xmark.circle
        xmark.circle.fill xmark.octagon xmark.square
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    /// The icons, without "-symbolic", that the table refers to. Both adwaita-icon-theme 43 of Debian 12 and 48 of
    /// Debian 13 contain them.
    static let iconsOfBothThemes = Set(
        """
        accessories-calculator accessories-dictionary airplane-mode alarm application-certificate application-x-addon
        applications-graphics applications-science applications-system audio-headphones audio-input-microphone
        audio-volume-muted audio-x-generic auth-face auth-fingerprint call-incoming call-outgoing call-start call-stop
        color-select computer daytime-sunrise daytime-sunset display-brightness document-edit document-properties
        drive-harddisk edit-copy edit-cut edit-paste edit-redo edit-undo emoji-food emoji-nature emoji-people
        emoji-travel find-location folder-download format-indent-less format-indent-more format-justify-center
        format-justify-fill format-justify-left format-justify-right format-text-bold format-text-italic
        format-text-strikethrough format-text-underline go-jump goa-panel help-browser input-dialpad input-gaming
        input-keyboard list-add list-remove location-services-disabled mail-attachment mail-forward mail-reply-all
        mail-reply-sender mark-location media-optical media-playlist-repeat media-playlist-repeat-song
        media-playlist-shuffle media-seek-backward media-seek-forward media-skip-backward media-skip-forward
        network-wireless network-wireless-disabled object-rotate-left object-rotate-right object-select open-menu
        phone preferences-system preferences-system-privacy printer scanner semi-starred send-to sidebar-show
        sidebar-show-right system-run system-search system-shutdown tablet tv user-trash video-display view-fullscreen
        view-grid view-list-ordered view-pin view-refresh view-restore weather-clear weather-few-clouds
        weather-showers weather-snow weather-storm weather-tornado weather-windy window-close x-office-document
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
