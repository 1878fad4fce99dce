// Written by maintenance/embed, from SymbolNames+Entries.txt.

extension SymbolNames {
    /// The symbols that have an icon, with the icon for each.
    static let entries = #"""
        airplane.departure: @airplane
        airplane: =airplane-mode
        alarm: =alarm
        antenna.radiowaves.left.and.right: PM8 9V14FO8 7 2PM4.5 10.5A5 0 1 4.5 3.5M11.5 3.5A5 0 1 11.5 10.5
        app: BR2 2 12 12 3.5
        apps.iphone: @iphone
        archivebox: BR1 2 14 4 1M3 6V14H13V6DM6 9H10
        arrow.clockwise: =view-refresh;PM13 8.5A5 1 1 11.3 4.3M12 1V5H8
        arrow.counterclockwise: =object-rotate-left;PM3 8.5A5 1 0 4.7 4.3M4 1V5H8
        arrow.down.doc: BM4 2H9L13 6V14H4ZDM8.5 6.5V11.5M6.5 9.5L8.5 11.5L10.5 9.5
        arrow.down.left: PM13 3L3 13M3 5V13H11
        arrow.down.right.and.arrow.up.left: =view-restore
        arrow.down.right: PM3 3L13 13M13 5V13H5
        arrow.down.to.line: =folder-download
        arrow.down: PM8 2V14M3 9L8 14L13 9
        arrow.left.and.right: PM2 8H14M5 4L1.5 8L5 12M11 4L14.5 8L11 12
        arrow.left.arrow.right: PM2 5H14M11 2L14 5L11 8M14 11H2M5 8L2 11L5 14
        arrow.left.to.line: PM14.5 8H5.5M9 4.5L5.5 8L9 11.5M2 3V13
        arrow.left: PM14 8H2M7 3L2 8L7 13
        arrow.right.arrow.left: @arrow.left.arrow.right
        arrow.right.to.line: PM1.5 8H10.5M7 4.5L10.5 8L7 11.5M14 3V13
        arrow.right: PM2 8H14M9 3L14 8L9 13
        arrow.triangle.2.circlepath: PM2.5 7A5.7 0 1 12.5 4.5M13.5 9A5.7 0 1 3.5 11.5PM13 1V5H9M3 15V11H7
        arrow.triangle.branch: PM4 15V5M4 12C4 9 12 10 12 6V5FM0.5 6L4 1L7.5 6ZFM8.5 6L12 1L15.5 6Z
        arrow.turn.down.right: PM3 2V9H13M9.5 5.5L13 9L9.5 12.5
        arrow.turn.up.left: PM13 14V7H3M6.5 3.5L3 7L6.5 10.5
        arrow.up.and.down.and.arrow.left.and.right: PM8 2V14M2 8H14M6 3.5L8 1.5L10 3.5M6 12.5L8 14.5
            L10 12.5M3.5 6L1.5 8L3.5 10M12.5 6L14.5 8L12.5 10
        arrow.up.and.down: PM8 2V14M4 5L8 1.5L12 5M4 11L8 14.5L12 11
        arrow.up.arrow.down: PM5 14V2M2 5L5 2L8 5M11 2V14M8 11L11 14L14 11
        arrow.up.doc: BM4 2H9L13 6V14H4ZDM8.5 11.5V6.5M6.5 8.5L8.5 6.5L10.5 8.5
        arrow.up.left.and.arrow.down.right: =view-fullscreen
        arrow.up.left: PM13 13L3 3M3 11V3H11
        arrow.up.right: PM3 13L13 3M13 11V3H5
        arrow.up.to.line: PM8 14V5.5M4.5 9L8 5.5L11.5 9M3 2H13
        arrow.up: PM8 14V2M3 7L8 2L13 7
        arrow.uturn.backward: =edit-undo;PM5 3L2 6L5 9M2.5 6H10A3.5 0 1 10 13H7
        arrow.uturn.down: =go-jump
        arrow.uturn.forward: =edit-redo;PM11 3L14 6L11 9M13.5 6H6A3.5 0 0 6 13H9
        arrow.uturn.left: @arrow.uturn.backward
        arrow.uturn.right: @arrow.uturn.forward
        arrowshape.turn.up.backward: =mail-reply-sender
        arrowshape.turn.up.forward: =mail-forward
        arrowshape.turn.up.left.2: =mail-reply-all
        arrowshape.turn.up.left: =mail-reply-sender
        arrowshape.turn.up.right: =mail-forward
        arrowtriangle.backward: @arrowtriangle.left
        arrowtriangle.down: BM2.5 4.5H13.5L8 12.5Z
        arrowtriangle.forward: @arrowtriangle.right
        arrowtriangle.left: BM11.5 2.5V13.5L3.5 8Z
        arrowtriangle.right: BM4.5 2.5V13.5L12.5 8Z
        arrowtriangle.up: BM2.5 11.5H13.5L8 3.5Z
        at: =goa-panel
        backward.end: =media-skip-backward
        backward: =media-seek-backward
        bag: BM3 5.5H13L14 14H2ZPM5.5 7V4.5A2.5 0 1 10.5 4.5V7
        banknote: BR1 3 14 10 1.5EO8 8 2.2EO4 8 0.8EO12 8 0.8
        barcode.viewfinder: @viewfinder;pM5.5 6V10M8 6V10M10.5 6V10
        barcode: PM2 3V13M5.5 3V13M14 3V13pM8.5 2V14M11 2V14
        basket: BM2 7H14L12.5 14H3.5ZPM1 7H15M4 7L7 2M12 7L9 2DM6 10V11.5M10 10V11.5
        battery.0: BR1 4 12 8 1.5PM15 7V9
        battery.100: BR1 4 12 8 1.5PM15 7V9FR3 6 8 4 0.5
        bed.double: PM1 14V12M15 14V12BM1 12V9A1.5 0 1 2.5 7.5H13.5A1.5 0 1 15 9V12ZPM3 7V4A1.5 0 1 4.5 2.5
            H11.5A1.5 0 1 13 4V7
        bell: BM3 11.5C4.5 10 4 8.5 4 6.5A4 0 1 12 6.5C12 8.5 11.5 10 13 11.5ZFM6 13.5H10A2 0 1 6 13.5Z
        bicycle: BO3.5 11 2.5BO12.5 11 2.5pM3.5 11L6 5.5H10.5L12.5 11M6 6L8 11L10.5 6.5M5 4.5H7M10 3.5H12
        binoculars: BO4 11 3BO12 11 3PM2 9L4 3H6V9M14 9L12 3H10V9DM7 9H9
        bold: =format-text-bold
        bolt: BM9.5 1.5L3 9H8L6.5 14.5L13 7H8Z
        book.closed: BM3 13V3.5A1.5 0 1 4.5 2H13V14H4.5A1.5 0 1 4.5 11H13
        book: BM8 4C6.5 2.7 4 2.5 1.5 3V13C4 12.5 6.5 12.7 8 14C9.5 12.7 12 12.5 14.5 13V3
            C12 2.5 9.5 2.7 8 4ZDM8 4V14
        bookmark: BM4 2H12V14L8 10.5L4 14Z
        books.vertical: BR2 2 3.5 12 0.5BR5.5 2 3.5 12 0.5PM11 3.5L14 13.5
        briefcase: BR1.5 5 13 9 1.5PM5.5 5V2.5H10.5V5DM2.5 9H13.5
        bubble.left.and.bubble.right: BM6 7H13A2 0 1 15 9V11A2 0 1 13 13V15L10.5 13H6ZKM3 1.5H9
            A2 0 1 11 3.5V6.5A2 0 1 9 8.5H6.5L4 11V8.5H3A2 0 1 1 6.5V3.5A2 0 1 3 1.5ZBM3 1.5H9A2 0 1 11 3.5
            V6.5A2 0 1 9 8.5H6.5L4 11V8.5H3A2 0 1 1 6.5V3.5A2 0 1 3 1.5Z
        bubble.left: BM3.5 2.5H12.5A2 0 1 14.5 4.5V9.5A2 0 1 12.5 11.5H8L4.5 14.5V11.5H3.5A2 0 1 1.5 9.5
            V4.5A2 0 1 3.5 2.5Z
        bubble.right: BM3.5 2.5H12.5A2 0 1 14.5 4.5V9.5A2 0 1 12.5 11.5H11.5V14.5L8 11.5H3.5A2 0 1 1.5 9.5
            V4.5A2 0 1 3.5 2.5Z
        building.2.crop.circle: @building.2
        building.2: BR2 5 6 9 0.5BR8 2 6 12 0.5EM4.2 7.5H5.8V9H4.2ZM4.2 10.5H5.8V12H4.2ZM10.2 4.5H11.8V6
            H10.2ZM10.2 7.5H11.8V9H10.2ZM10.2 10.5H11.8V12H10.2Z
        building.columns: BM1.5 6L8 2L14.5 6ZPM3.5 8V12M8 8V12M12.5 8V12M1.5 14H14.5
        building: BR4 2 8 12.5 0.5EM6 4.5H7.3V6H6ZM8.7 4.5H10V6H8.7ZM6 7.5H7.3V9H6ZM8.7 7.5H10V9H8.7ZEM7 11
            H9V14H7Z
        bus: BR3 2 10 10 1.5PM5 13V14M11 13V14DM3 8H13EO5.5 10 0.8EO10.5 10 0.8
        calendar: BR2 3 12 11 1.5PM5 1.5V3M11 1.5V3DM3 6.5H13EM4.5 8.7H6V10.2H4.5ZM7.2 8.7H8.7V10.2H7.2Z
            M10 8.7H11.5V10.2H10ZM4.5 11H6V12.3H4.5ZM7.2 11H8.7V12.3H7.2Z
        camera.viewfinder: @viewfinder;FO8 8 2.5
        camera: BM2.5 4.5H5L6 2.5H10L11 4.5H13.5A1 0 1 14.5 5.5V12.5A1 0 1 13.5 13.5H2.5A1 0 1 1.5 12.5V5.5
            A1 0 1 2.5 4.5ZDO8 8.7 2.3
        captions.bubble: @text.bubble
        car: =emoji-travel
        cart: PM1 2H2.5L4.5 10.5H13BM3.2 4.5H14L12.8 8.5H4.2ZFO5.5 13.5 1.5FO11.5 13.5 1.5
        chart.bar.doc.horizontal: BM3 2H10L13 5V14H3ZDM6 8V11M8 6.5V11M10 9V11
        chart.bar.xaxis: PM1 14H15FR2 8 3 4 0.5FR6.5 2 3 10 0.5FR11 5 3 7 0.5
        chart.bar: BR2 9 2 5 0.5BR7 2 2 12 0.5BR12 6 2 8 0.5
        chart.line.uptrend.xyaxis: PM2 2V14H15PM5 10L8 7L10 9L14 4M11 4H14V7
        chart.pie: BM7 3.5A5.5 1 0 12.5 9H7ZBM10 1.5A4.5 0 1 14.5 6H10Z
        chart.xyaxis.line: PM2 2V14H15PM5 10L8 7L10 9L14 4
        checklist: PM1.5 4L3 5.5L6 2.5M1.5 11L3 12.5L6 9.5M8.5 4.5H15M8.5 11.5H15
        checkmark.bubble: @bubble.left;DM5.5 7L7.3 8.7L10.5 5.5
        checkmark.message: @message;DM5.5 7.5L7.3 9.2L10.5 6
        checkmark.seal: @seal;DM5 8L7 10L11 6
        checkmark.shield: @shield;DM5.5 7.5L7.5 9.5L10.5 6
        checkmark: =object-select;PM2.5 8.5L6 12L13.5 4
        chevron.backward: @chevron.left
        chevron.compact.down: PM2 6.5L8 9.5L14 6.5
        chevron.compact.left: PM9.5 2L6.5 8L9.5 14
        chevron.compact.right: PM6.5 2L9.5 8L6.5 14
        chevron.compact.up: PM2 9.5L8 6.5L14 9.5
        chevron.down: PM3 5.5L8 10.5L13 5.5
        chevron.forward: @chevron.right
        chevron.left.2: PM8 3L3 8L8 13M13 3L8 8L13 13
        chevron.left.forwardslash.chevron.right: PM5 4L1.5 8L5 12M11 4L14.5 8L11 12PM9.2 3L6.8 13
        chevron.left: PM10.5 3L5.5 8L10.5 13
        chevron.right.2: PM3 3L8 8L3 13M8 3L13 8L8 13
        chevron.right: PM5.5 3L10.5 8L5.5 13
        chevron.up.chevron.down: PM4.5 6L8 2.5L11.5 6M4.5 10L8 13.5L11.5 10
        chevron.up: PM3 10.5L8 5.5L13 10.5
        circle.grid.2x2: BO4.5 4.5 2BO11.5 4.5 2BO4.5 11.5 2BO11.5 11.5 2
        circle.grid.3x3: =input-dialpad
        circle.inset.filled: @record.circle
        circle.lefthalf.filled: BO8 8 6FM8 2A6 0 0 8 14Z
        circle: BO8 8 6
        clipboard: =edit-paste
        clock.arrow.circlepath: PM3.2 4.4A6 1 1 2.2 9.5M2.5 1V5H6.5PM8 5V8.5L10 9.5
        clock: BO8 8 6DM8 4.5V8L10 9.5
        cloud.bolt: =weather-storm
        cloud.fog: PM5 9.5H4A3 0 1 4 3.7A4.2 0 1 12 4.2A2.7 0 1 12 9.5H5M4 12H12M6 14.8H14
        cloud.rain: =weather-showers
        cloud.snow: =weather-snow
        cloud.sun: =weather-few-clouds
        cloud: BM4.5 13A3.3 0 1 4.3 6.5A4.2 0 1 12 6.8A3.1 0 1 11.7 13Z
        command: PM5.5 5.5H10.5V10.5H5.5ZM5.5 5.5H3.5A2 1 1 5.5 3.5ZM10.5 5.5V3.5A2 1 1 12.5 5.5ZM10.5 10.5
            H12.5A2 1 1 10.5 12.5ZM5.5 10.5V12.5A2 1 1 3.5 10.5Z
        cpu: BR4 4 8 8 1.5ER6.5 6.5 3 3 0.5pM6 1V3M8 1V3M10 1V3M6 13V15M8 13V15M10 13V15M1 6H3M1 8H3M1 10H3
            M13 6H15M13 8H15M13 10H15
        creditcard: BR1 3 14 10 1.5DM1 6.5H15DM4 10H6
        cross.case: BR1.5 5 13 9 1.5PM5.5 5V2.5H10.5V5DM8 7.5V11.5M6 9.5H10
        cross: BM6 2H10V6H14V10H10V14H6V10H2V6H6Z
        crown: BM2 4L5 8L8 3L11 8L14 4L12.8 13H3.2Z
        cube.box: @shippingbox
        cube: BM8 1.8L13.5 5V11L8 14.2L2.5 11V5ZDM2.5 5L8 8L13.5 5M8 8V14
        cup.and.saucer: BM3 3H11V7.5A3 0 1 8 10.5H6A3 0 1 3 7.5ZPM11 4.5H12A1.6 0 1 12 8H11M2 13.5H12
        curlybraces: PM6 2C3 2 4.5 7 2 8C4.5 9 3 14 6 14M10 2C13 2 11.5 7 14 8C11.5 9 13 14 10 14
        cursorarrow: BM4 2L13 9H8.5L4 13.5Z
        decrease.indent: =format-indent-less
        desktopcomputer: =computer
        dial.min: @gauge
        diamond: BM8 1.8L14.2 8L8 14.2L1.8 8Z
        display: =video-display
        doc.badge.gearshape: =document-properties
        doc.on.clipboard: =edit-paste
        doc.on.doc: =edit-copy
        doc.plaintext: @doc.text
        doc.richtext: =x-office-document
        doc.text.magnifyingglass: PM6 14H3V2H9L12 5PM6 6H8BO10.5 10 2.5PM12.5 12L14.5 14
        doc.text.viewfinder: @viewfinder;PM5.5 6.5H10.5M5.5 9.5H10.5
        doc.text: BM3 2H10L13 5V14H3ZDM6 8H10M6 11H10
        doc: BM4 2H9L13 6V14H4ZDM9 2V6H13
        dollarsign: T$
        dot.radiowaves.left.and.right: FO8 8 2PM5 11.5A5 0 1 5 4.5M11 4.5A5 0 1 11 11.5PM2.6 13.8
            A8 0 1 2.6 2.2M13.4 2.2A8 0 1 13.4 13.8
        drop: BM8 1.8C10 4.5 12.5 7 12.5 9.8A4.5 0 1 3.5 9.8C3.5 7 6 4.5 8 1.8Z
        ear: PM4 6A4 0 1 12 6C12 9 9.5 9 9.5 11.5A2.5 0 1 5 12.5M6.7 6.5A1.4 0 1 9.4 6.5C9.4 8 7.5 8 7.5 9.5
        ellipsis.bubble: @bubble.left;EO5 7 1EO8 7 1EO11 7 1
        ellipsis: FO3 8 1.7FO8 8 1.7FO13 8 1.7
        envelope.open: BM2 6.5L8 2L14 6.5V13.5H2ZDM2 7L8 11L14 7
        envelope: BR1.5 3 13 10 1.5DM2 4.5L8 9L14 4.5
        equal: PM3 5.5H13M3 10.5H13
        eraser: BM6 13.5L2 9.5L9.5 2L14 6.5L7 13.5ZDM5.5 6L10 10.5
        eurosign: T€
        exclamationmark.bubble: @bubble.left;DM8 4.5V7EO8 9.3 0.9
        exclamationmark.octagon: @octagon;DM8 4.5V8.5EO8 11 1
        exclamationmark.shield: @shield;DM8 4.5V8EO8 10.5 1
        exclamationmark.triangle: BM8 2L14.5 13.5H1.5ZDM8 6.5V9EO8 11.4 1
        exclamationmark: PM8 2V9FO8 13 1.5
        externaldrive: =drive-harddisk
        eye: BM1.2 8C2.5 5 5 3.3 8 3.3C11 3.3 13.5 5 14.8 8C13.5 11 11 12.7 8 12.7C5 12.7 2.5 11 1.2 8ZE
            O8 8 2.3
        eyedropper: =color-select
        eyeglasses: BO4 9.5 2.5BO12 9.5 2.5PM6.5 9A1.6 0 1 9.5 9M1.5 9L3 4.5M14.5 9L13 4.5
        face.smiling: =emoji-people
        faceid: =auth-face
        figure.run: @figure.walk
        figure.stand: FO8 2.8 1.8PM8 6.5V10M4 6.5H12M8 10L6 14.5M8 10L10 14.5
        figure.walk: FO8.5 2.3 1.8PM8.5 6L7.5 10L10 11.5V14.5M7.5 10L5 14.5M8.5 6L5.5 7V9.5M8.5 6L12 8.5
        film: BR1.5 3 13 10 1DM5 3V13M11 3V13DM2 8H5M11 8H14
        flag: BM4 2.5C6.5 1.5 9 4 13 2.5V9C9 10.5 6.5 8 4 9ZPM3.5 2.5V14.5
        flame: BM8.5 1.5C9 4.5 13 6.5 13 10A5 0 1 3 10C3 8 4 6.5 5 5.5C5.3 7 6 7.5 6.5 7.5
            C7.5 6 8.5 4.5 8.5 1.5Z
        flask: =applications-science
        folder: BM1.5 4.5A1.5 0 1 3 3H6L7.5 5H13A1.5 0 1 14.5 6.5V11.5A1.5 0 1 13 13H3A1.5 0 1 1.5 11.5Z
        fork.knife: =emoji-food
        forward.end: =media-skip-forward
        forward: =media-seek-forward
        function: Tƒ
        gamecontroller: =input-gaming
        gauge: BO8 8 6DM8 8L10.5 5EO8 8 1.5
        gear: =applications-system;BO8 8 4PM8 1.7V3.5M8 12.5V14.3M1.7 8H3.5M12.5 8H14.3M3.5 3.5L4.8 4.8
            M11.2 11.2L12.5 12.5M12.5 3.5L11.2 4.8M4.8 11.2L3.5 12.5EO8 8 1.8
        gearshape.2: =system-run
        gearshape: @gear
        gift: BR1.5 5 13 3 0.5M3 8V14H13V8DM8 5V14PM8 5C5 5 4 1.5 6 1.5C7.5 1.5 8 3.5 8 5
            C8 3.5 8.5 1.5 10 1.5C12 1.5 11 5 8 5
        giftcard: @creditcard
        globe.americas: @globe
        globe.asia.australia: @globe
        globe.europe.africa: @globe
        globe: BO8 8 6dM2 8H14M8 2V14M8 2C4.5 5 4.5 11 8 14M8 2C11.5 5 11.5 11 8 14
        gobackward: =object-rotate-left
        goforward: =object-rotate-right
        graduationcap: BM8 3L15 6.5L8 10L1 6.5ZPM4 8.5V12C6 14 10 14 12 12V8.5M14.5 7V11.5
        hammer: BM2 5.5C3 3.5 5 2 8 2H10V6.5H5.5C4.5 5 3 5 2 5.5ZPM8 7V14.5
        hand.raised: =preferences-system-privacy
        hand.thumbsdown: BM1.5 9V3H3.5V9ZBM5.5 8.5V3.5C7 2.5 9 2.5 11.5 2.5C13 2.5 13.3 4 13 5
            C14 6 14.2 7.5 13.5 8.7H9.5C10.5 11 10 13.5 8.7 13.7C7.5 13.5 7.5 10.5 5.5 8.5Z
        hand.thumbsup: BM1.5 7V13H3.5V7ZBM5.5 7.5V12.5C7 13.5 9 13.5 11.5 13.5C13 13.5 13.3 12 13 11
            C14 10 14.2 8.5 13.5 7.3H9.5C10.5 5 10 2.5 8.7 2.3C7.5 2.5 7.5 5.5 5.5 7.5Z
        headphones: =audio-headphones
        heart.text.square: BR2 2 12 12 2DM5 11H11EM8 9.2C6 7.8 4.7 6.8 4.7 5.5A1.7 0 1 8 5A1.7 0 1 11.3 5.5
            C11.3 6.8 10 7.8 8 9.2Z
        heart: BM8 13.8C4.5 11 1.5 8.8 1.5 5.8A3.3 0 1 8 4.5A3.3 0 1 14.5 5.8C14.5 8.8 11.5 11 8 13.8Z
        hexagon: BM8 1.8L13.5 5V11L8 14.2L2.5 11V5Z
        hourglass: PM3 2H13M3 14H13BM4.5 2V4.5L8 8L4.5 11.5V14H11.5V11.5L8 8L11.5 4.5V2Z
        house.and.flag: @house
        house.lodge: @house
        house: BM3.5 7V14H12.5V7L8 3ZPM1.2 8.2L8 2L14.8 8.2DM8 14V10.5
        icloud.and.arrow.down: PM5 11H4.3A3 0 1 4 5A4.2 0 1 12 5.3A2.9 0 1 11.8 11H11M8 7V14M5.5 11.5L8 14
            L10.5 11.5
        icloud.and.arrow.up: PM5 11H4.3A3 0 1 4 5A4.2 0 1 12 5.3A2.9 0 1 11.8 11H11M8 14V7.5M5.5 10L8 7.5
            L10.5 10
        icloud: @cloud
        increase.indent: =format-indent-more
        infinity: PM8 8C6.5 5.5 5.5 5 4.3 5A3 0 0 4.3 11C5.5 11 6.5 10.5 8 8C9.5 5.5 10.5 5 11.7 5
            A3 0 1 11.7 11C10.5 11 9.5 10.5 8 8
        info: FO8 3 1.5PM6.5 7H8.5V13M6 13H11
        internaldrive: =drive-harddisk
        ipad: =tablet
        iphone.gen3: @iphone
        iphone: =phone
        italic: =format-text-italic
        key: BO5.5 10.5 3.5PM8 8L14 2M11.5 4.5L13.5 6.5
        keyboard: =input-keyboard
        ladybug: BM8 5A4 0 1 12 9V10.5A4 0 1 4 10.5V9A4 0 1 8 5ZDM8 6V14PM6 4.5A2 0 1 10 4.5M1.5 9.5H4
            M12 9.5H14.5M2.5 4.5L5 6.5M13.5 4.5L11 6.5M2.5 14L5 12.5M13.5 14L11 12.5
        laptopcomputer: BR3 3 10 7.5 1PM1 13H15
        leaf: =emoji-nature
        lifepreserver: =help-browser
        lightbulb: BM6 11.5V10.5C4.5 9.5 3.5 8.3 3.5 6.3A4.5 0 1 12.5 6.3C12.5 8.3 11.5 9.5 10 10.5V11.5ZP
            M6.5 14.5H9.5
        line.3.horizontal.decrease: PM2 4H14M4.5 8H11.5M7 12H9
        line.3.horizontal: =open-menu
        line.horizontal.3.decrease: @line.3.horizontal.decrease
        line.horizontal.3: =open-menu
        link: PM7 5L9.3 2.7A2.8 0 1 13.3 6.7L11 9M9 11L6.7 13.3A2.8 0 1 2.7 9.3L5 7M6 10L10 6
        list.bullet.clipboard: BR3 3 10 11.5 1.5KR5.5 1.5 5 2.5 0.5FR5 1 6 3.5 1EO5.7 7.5 0.9EO5.7 11 0.9D
            M8.5 7.5H10.5M8.5 11H10.5
        list.bullet.rectangle: BR1.5 2.5 13 11 1.5EO4.5 6 1EO4.5 10 1DM7.5 6H11.5M7.5 10H11.5
        list.bullet: FO2.5 3.5 1.5FO2.5 8 1.5FO2.5 12.5 1.5PM6.5 3.5H14.5M6.5 8H14.5M6.5 12.5H14.5
        list.clipboard: @list.bullet.clipboard
        list.dash: @list.bullet
        list.number: =view-list-ordered
        location.north: BM8 1.5L13 14L8 11L3 14Z
        location.slash: =location-services-disabled
        location: BM14 2L2 7.5L7.5 8.5L8.5 14Z
        lock.open: BR3 7 10 7 1.5PM5 7V4.5A3 0 1 10.9 3.8
        lock.shield: @shield;ER5.5 7 5 4 0.5dM6.5 7V5.7A1.5 0 1 9.5 5.7V7
        lock: BR3 7 10 7 1.5PM5 7V5A3 0 1 11 5V7
        macwindow: BR1.5 2.5 13 11 1.5DM2.5 6H13.5
        magnifyingglass: =system-search;PO6.5 6.5 4.5M10 10L14 14
        mail: @envelope
        map: BM1.5 4L5.5 2.5L10.5 4.5L14.5 3V12L10.5 13.5L5.5 11.5L1.5 13ZDM5.5 2.5V11.5M10.5 4.5V13.5
        mappin.and.ellipse: @mappin
        mappin: =mark-location;BM8 14.5C5.5 11 3.5 9 3.5 6A4.5 0 1 12.5 6C12.5 9 10.5 11 8 14.5ZEO8 6 1.6
        medal: BO8 10.5 3.7PM5.5 7L3.5 1.5M10.5 7L12.5 1.5M6 1.5L8 6L10 1.5
        megaphone: BM2 6.5L13 2.5V13L2 9.5ZPM5 10.5V13H8V11.5
        menucard: =accessories-dictionary
        message: BM8 2.5C11.8 2.5 14.5 4.7 14.5 7.5C14.5 10.3 11.8 12.5 8 12.5C7.2 12.5 6.5 12.4 5.8 12.2
            L3 14V10.8C2 9.9 1.5 8.8 1.5 7.5C1.5 4.7 4.2 2.5 8 2.5Z
        mic: BR5.5 1.5 5 8 2.5PM3 7.5A5 0 0 13 7.5M8 12.5V14.5
        minus: =list-remove;PM2.5 8H13.5
        moon.stars: @moon;FO12 4 1.5
        moon: BM13.8 9.5A6 1 1 6.5 2.2A5 0 0 13.8 9.5Z
        mountain.2: BM1 13L5.5 5L8 9L10 6L15 13Z
        multiply: =window-close
        music.mic: =audio-input-microphone
        music.note.list: =audio-x-generic
        music.note: FO5.5 12 2.5PM7 12V3L12 2V5L7 6
        network: @globe
        newspaper: BM2 3H12V13H3.5A1.5 0 1 2 11.5ZPM12 6H14V11.5A1.5 0 1 12.5 13H3.5DM5 6.2H9M5 9.7H9
        nosign: BO8 8 6DM4 4L12 12
        note.text: @note;DM5 5.5H11M5 8.5H8
        note: BM2 2H14V9.5L9.5 14H2ZDM14 9.5H9.5V14
        number: T#
        octagon: BM5.5 2H10.5L14 5.5V10.5L10.5 14H5.5L2 10.5V5.5Z
        opticaldisc: =media-optical
        paintbrush: BM7 8.5L12.5 2L14 3.5L9 10ZBM2 14C4 13.5 3 11 4.8 9.5A2.3 0 1 7.5 12.5C6 14.2 4 14 2 14Z
        paintpalette: =applications-graphics
        paperclip: =mail-attachment
        paperplane: BM14.5 1.5L1.5 6.5L6.5 9.5L9.5 14.5ZDM6.5 9.5L10 6
        pause: BR3 2.5 3 11 0.5BR10 2.5 3 11 0.5
        pawprint: FO3 7.5 1.7FO6 3.7 1.8FO10 3.7 1.8FO13 7.5 1.7BM8 8C9.7 8 11.5 10.5 11.5 12
            C11.5 13.5 9.5 13.2 8 13.2C6.5 13.2 4.5 13.5 4.5 12C4.5 10.5 6.3 8 8 8Z
        pencil.and.outline: =document-edit
        pencil: =document-edit;BM3 13L3.5 10L10.5 3L13 5.5L6 12.5Z
        percent: T%
        person.2: BO11 5 2.3BM8 13C8 10.5 9 9.5 11 9.5C13.5 9.5 15 11 15 13ZKO5.5 5 2.7M1 13.5
            C1 10.5 2.5 9.5 5.5 9.5C8.5 9.5 10 10.5 10 13.5ZBO5.5 5 2.7BM1 13.5C1 10.7 2.5 9.7 5.5 9.7
            C8.5 9.7 10 10.7 10 13.5Z
        person.3: BO3 6 1.5BM0.8 12C0.8 10 1.5 9.3 3 9.3L5 12ZBO13 6 1.5BM15.2 12C15.2 10 14.5 9.3 13 9.3
            L11 12ZKO8 5 2.3M4 13C4 10.5 5.5 9.5 8 9.5C10.5 9.5 12 10.5 12 13ZBO8 5 2.3BM4 13
            C4 10.5 5.5 9.5 8 9.5C10.5 9.5 12 10.5 12 13Z
        person.crop.circle: BO8 8 7EO8 6 2.3EM3.5 12.7C4.3 10.4 5.8 9.5 8 9.5C10.2 9.5 11.7 10.4 12.5 12.7
            A6.6 0 1 3.5 12.7Z
        person.crop.rectangle: BR1.5 2.5 13 11 1.5EO8 6 2EM4.5 12.5C4.5 10 6 9 8 9C10 9 11.5 10 11.5 12.5Z
        person.crop.square: BR2 2 12 12 2EO8 6 2EM4.5 13C4.5 10.3 6 9.3 8 9.3C10 9.3 11.5 10.3 11.5 13Z
        person.text.rectangle: BR1 2.5 14 11 1.5EO5 6.3 1.5EM2.7 11C2.7 9.3 3.5 8.6 5 8.6
            C6.5 8.6 7.3 9.3 7.3 11ZDM10 6.2H12M10 9.7H12
        person: BO8 4.5 3BM2.5 14C2.5 11 4.5 9.7 8 9.7C11.5 9.7 13.5 11 13.5 14Z
        phone.arrow.down.left: =call-incoming
        phone.arrow.up.right: =call-outgoing
        phone.down: =call-stop
        phone: =call-start;FM4 1.5C2.5 2 1.5 3.5 2 5.5C3 10 6 13 10.5 14C12.5 14.5 14 13.5 14.5 12L11.5 9.5
            L9.5 11C7.5 10 6 8.5 5 6.5L6.5 4.5Z
        photo.on.rectangle.angled: @photo.on.rectangle
        photo.on.rectangle: BR4 2 11 8 1EO7 4.8 1EM5 9.5L8.5 6.5L10 8L11.5 6.5L14 9.5ZPM1.5 5V12.5H12
        photo: BR1.5 2.5 13 11 1.5EO5.3 6 1.3EM3 12.5L7 8.5L8.7 10.2L10.8 7.8L13 10.5V12.5Z
        pin: =view-pin
        play.rectangle: BR1.5 2.5 13 11 1.5EM6.3 5L11 8L6.3 11Z
        play: BM4 2.5L13 8L4 13.5Z
        playpause: PM9.5 3V13M13.5 3V13BM2 3.5L7 8L2 12.5Z
        plus.app: @app;DM8 5V11M5 8H11
        plus.bubble: @bubble.left;DM8 4.5V9.5M5.5 7H10.5
        plus.forwardslash.minus: =accessories-calculator
        plus.message: @message;DM8 5V10M5.5 7.5H10.5
        plus.rectangle.on.rectangle: @rectangle.on.rectangle;DM5 7.5V11.5M3 9.5H7
        plus.square.on.square: @square.on.square;DM6 8V12M4 10H8
        plus: =list-add;PM8 2.5V13.5M2.5 8H13.5
        power: =system-shutdown;PM8 1.5V7M4.5 4A5.3 1 0 11.5 4
        printer: =printer
        puzzlepiece: =application-x-addon
        qrcode.viewfinder: PM2 5V2H5M11 2H14V5M14 11V14H11M5 14H2V11FR5 5 2.5 2.5 0R8.5 5 2.5 2.5 0
            R5 8.5 2.5 2.5 0R8.5 8.5 2.5 2.5 0
        qrcode: BR2 2 4 4 0.3BR10 2 4 4 0.3BR2 10 4 4 0.3FR9 9 2.5 2.5 0R12.5 9 2.5 2.5 0R9 12.5 2.5 2.5 0
            R12.5 12.5 2.5 2.5 0
        questionmark.bubble: @bubble.left;DM6.5 5.7A1.5 0 1 9.3 6C9 6.8 8 6.7 8 7.5EO8 9.7 0.8
        questionmark.diamond: @diamond;DM6.7 6.2A1.4 0 1 9.4 6.4C9.2 7.2 8 7.2 8 8.3EO8 10.7 0.8
        questionmark.text.page: @doc;DM7 8A1.5 0 1 10 8C10 9.2 8.5 9 8.5 10EO8.5 12.2 0.8
        questionmark: PM5 5A3 0 1 11 5C11 7 8 7.3 8 9.5FO8 13 1.5
        quote.bubble: @bubble.left;EM4.5 8.5V6.5C4.5 5.5 5 5 6.5 5V6C6 6.3 6 6.5 6 7H7V8.5ZM8.7 8.5V6.5
            C8.7 5.5 9.2 5 10.7 5V6C10.2 6.3 10.2 6.5 10.2 7H11.2V8.5Z
        record.circle: BO8 8 6EO8 8 3
        rectangle.3.group: BR1.5 3 6 10 1BR11.5 3 3 3.5 0.5BR11.5 9.5 3 3.5 0.5
        rectangle.and.text.magnifyingglass: @text.magnifyingglass
        rectangle.grid.1x2: BR2 2 12 4 0.5BR2 10 12 4 0.5
        rectangle.grid.2x2: BR1.5 3 5 4 0.5BR9.5 3 5 4 0.5BR1.5 10 5 4 0.5BR9.5 10 5 4 0.5
        rectangle.on.rectangle: BR5 2 10 7 1KR1 6 10 7 1BR1 6 10 7 1
        rectangle.portrait.and.arrow.forward: @rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right: PM10 4.5V3A1 0 0 9 2H3A1 0 0 2 3V13A1 0 0 3 14H9A1 0 0 10 13
            V11.5M6 8H15M12 5L15 8L12 11
        rectangle.portrait: BR3 1.5 10 13 1.5
        rectangle.stack: BR2 7 12 7 1PM3 4H13M4.5 1.5H11.5
        rectangle: BR1.5 3 13 10 1.5
        repeat.1: =media-playlist-repeat-song
        repeat: =media-playlist-repeat
        return: PM13 3V9H3M6.5 5.5L3 9L6.5 12.5
        rosette: =application-certificate
        rotate.left: =object-rotate-left
        rotate.right: =object-rotate-right
        ruler: BR1 5 14 6 1DM4.5 5V8M8 5V8M11.5 5V8
        safari: BO8 8 7EM12.2 3.8L9.6 9.6L3.8 12.2L6.4 6.4Z
        scanner: =scanner
        scissors: =edit-cut
        scope: =find-location
        scribble: PM2 9C4 3 8 2 8 5C8 8 3 12 5 13C8 14 10 8 13 7C15 7 12 11 14 13
        seal: BM8 1.5L10 3L12.5 3L13 5.5L14.5 8L13 10.5L12.5 13L10 13L8 14.5L6 13L3.5 13L3 10.5L1.5 8L3 5.5
            L3.5 3L6 3Z
        server.rack: BR2 2 12 5 1BR2 9 12 5 1EO5 4.5 0.9EO5 11.5 0.9
        shield: BM8 1.8L13.5 4V7.5C13.5 10.8 11 13.2 8 14.3C5 13.2 2.5 10.8 2.5 7.5V4Z
        shippingbox: BM8 1.8L14 4.5V11.5L8 14.2L2 11.5V4.5ZDM2 4.5L8 7.5L14 4.5M8 7.5V14DM5 3L11 6
        shuffle: =media-playlist-shuffle
        sidebar.leading: =sidebar-show
        sidebar.left: =sidebar-show
        sidebar.right: =sidebar-show-right
        sidebar.trailing: =sidebar-show-right
        slash: PM3.5 13L12.5 3
        slider.horizontal.3: PM1.5 3.5H14.5M1.5 8H14.5M1.5 12.5H14.5FO5 3.5 2.2FO11 8 2.2FO6.5 12.5 2.2
        smallcircle.filled.circle: BO8 8 6EO8 8 2
        snowflake: =weather-snow
        sparkle: BM8 1.5C8.5 5.5 10.5 7.5 14.5 8C10.5 8.5 8.5 10.5 8 14.5C7.5 10.5 5.5 8.5 1.5 8
            C5.5 7.5 7.5 5.5 8 1.5Z
        sparkles: FM6 3.5C6.5 7.5 7.5 8.5 11 9C7.5 9.5 6.5 10.5 6 14.5C5.5 10.5 4.5 9.5 1 9
            C4.5 8.5 5.5 7.5 6 3.5ZFM12 0.5C12.3 2.7 13 3.3 15.3 3.7C13 4 12.3 4.7 12 7
            C11.7 4.7 11 4 8.7 3.7C11 3.3 11.7 2.7 12 0.5ZFM13 10C13.2 11.5 13.6 12 15.2 12.3
            C13.6 12.6 13.2 13 13 14.7C12.8 13 12.4 12.6 10.8 12.3C12.4 12 12.8 11.5 13 10Z
        speaker.slash: =audio-volume-muted
        speaker.wave.1: @speaker;PM11 6A3.5 0 1 11 10
        speaker.wave.2: @speaker;PM11 6A3.5 0 1 11 10M13 3.5A7 0 1 13 12.5
        speaker.wave.3: @speaker.wave.2
        speaker: BM2 6H4.5L8 3V13L4.5 10H2Z
        sportscourt: BR1 3 14 10 1DM8 3V13DO8 8 1.8
        square.and.arrow.down: PM4 6H2.5V14H13.5V6H12M8 1.5V10.5M6 8.5L8 10.5L10 8.5
        square.and.arrow.up.on.square: =send-to
        square.and.arrow.up: =send-to
        square.and.pencil: PM8 3H3V13.5H13V9BM7 9.5L7.5 7.5L13 2L14.5 3.5L9 9Z
        square.dashed: PM2 5V2H5M11 2H14V5M14 11V14H11M5 14H2V11M7.5 2H8.5M7.5 14H8.5M2 7.5V8.5M14 7.5V8.5
        square.grid.2x2: BR2 2 4 4 0.5BR10 2 4 4 0.5BR2 10 4 4 0.5BR10 10 4 4 0.5
        square.grid.3x2: FR1 4 3.7 3.5 0.7R6.2 4 3.7 3.5 0.7R11.3 4 3.7 3.5 0.7R1 9 3.7 3.5 0.7
            R6.2 9 3.7 3.5 0.7R11.3 9 3.7 3.5 0.7
        square.grid.3x3: FR1.5 1.5 3.3 3.3 0.7R6.3 1.5 3.3 3.3 0.7R11.2 1.5 3.3 3.3 0.7R1.5 6.3 3.3 3.3 0.7
            R6.3 6.3 3.3 3.3 0.7R11.2 6.3 3.3 3.3 0.7R1.5 11.2 3.3 3.3 0.7R6.3 11.2 3.3 3.3 0.7
            R11.2 11.2 3.3 3.3 0.7
        square.on.square: BR6 2 8 8 1KR2 6 8 8 1BR2 6 8 8 1
        square.split.2x1: BR1.5 2.5 13 11 1.5DM8 3V13
        square.stack.3d.up: BM8 1.5L14.5 5L8 8.5L1.5 5ZPM1.5 8L8 11.5L14.5 8M1.5 11L8 14.5L14.5 11
        square.stack: BR2 6 12 8.5 1.5PM4 3.5H12pM5.5 1H10.5
        square: BR2 2 12 12 2
        star.leadinghalf.filled: =semi-starred
        star: BM8 1.8L9.8 6L14.3 6.4L10.9 9.4L11.9 13.8L8 11.5L4.1 13.8L5.1 9.4L1.7 6.4L6.2 6Z
        sterlingsign: T£
        stop: BR3 3 10 10 1
        stopwatch: BO8 9 5.2DM8 6V9PM6.5 1.5H9.5M12.5 3.5L13.5 4.5
        storefront: BM2 8V14H14V8DM8 14V11BM3 2H13L15 6A2.2 0 1 10.6 6.5A2.6 0 1 5.4 6.5A2.2 0 1 1 6Z
        strikethrough: =format-text-strikethrough
        suitcase: BR1.5 5 13 9 1.5PM5.5 5V2.5H10.5V5DM4.5 6V13M11.5 6V13
        sun.max: =weather-clear
        sun.min: =display-brightness
        sunrise: =daytime-sunrise
        sunset: =daytime-sunset
        switch.2: BR1 2 14 4.5 2.2EO12 4.2 1.4BR1 9.5 14 4.5 2.2EO4 11.7 1.4
        table: BR2 2 12 12 1DM2 6H14M2 10H14M6.5 6V14
        tablecells: @table
        tag: BM8.5 2H14V7.5L7.5 14L2 8.5ZEO11 5 1.1
        target: BO8 8 6.5DO8 8 3EO8 8 0.8
        terminal: BR1.5 2.5 13 11 1.5DM4.5 6L6.5 8L4.5 10M8.5 10.5H11
        testtube.2: =applications-science
        text.aligncenter: =format-justify-center
        text.alignleft: =format-justify-left
        text.alignright: =format-justify-right
        text.badge.checkmark: @checklist
        text.book.closed: @book.closed
        text.bubble: @bubble.left;DM5 5.7H11M5 8.5H9
        text.justify: =format-justify-fill
        text.magnifyingglass: PM2 3H12M2 7H6M2 11H5BO10.5 9.5 2.7PM12.7 11.7L14.7 13.7
        text.quote: PM5 3H15M5 8H15M5 13H15M1.5 3V13
        textformat.size: TAa
        textformat: TAa
        thermometer: BM6 8.5V3.5A2 0 1 10 3.5V8.5A3.2 1 1 6 8.5ZFO8 11 1.3
        ticket: BM1.5 4H14.5V6.5A1.6 0 0 14.5 9.5V12H1.5V9.5A1.6 0 0 1.5 6.5ZDM9.5 4.5V6M9.5 7.5V8.5M9.5 10
            V11.5
        timer: BO8 8 6.2DM8 8L5 5EO8 8 1.5
        tornado: =weather-tornado
        touchid: =auth-fingerprint
        tram: BR3.5 2 9 10 2DM4 7H12EO6 9.5 0.8EO10 9.5 0.8PM5 14.5L6 12.5M11 14.5L10 12.5M6 1H10
        trash: =user-trash;BM3.5 5L4.5 14H11.5L12.5 5ZPM2 4H14M6 3.5V2H10V3.5DM6.7 7.5V11.5M9.3 7.5V11.5
        tray.2: BM1.5 4L3.5 1.5H12.5L14.5 4V7H1.5ZBM1.5 10V14H14.5V10DM2 10H5L6 11.5H10L11 10H14
        tray.and.arrow.down: PM1.5 9.5V13.5H14.5V9.5M8 1.5V9.5M5 6.5L8 9.5L11 6.5
        tray.and.arrow.up: PM1.5 9.5V13.5H14.5V9.5M8 10V2M5 5L8 2L11 5
        tray.full: BM1.5 9L4 3H12L14.5 9V13.5H1.5ZDM2 9.5H5L6 11H10L11 9.5H14DM6 6H10
        tray: BM1.5 9L4 3H12L14.5 9V13.5H1.5ZDM2 9.5H5L6 11H10L11 9.5H14
        triangle: BM8 2L14.5 13.5H1.5Z
        trophy: BM4.5 2H11.5V6A3.5 0 1 4.5 6ZPM4.5 3.5H2C2 6 3 7.5 4.7 7.5M11.5 3.5H14C14 6 13 7.5 11.3 7.5
            M8 9.5V13M5 14H11
        truck.box: BR1 4 8.5 7.5 0.5BM9.5 6.5H12.5L15 9V11.5H9.5ZKO4.5 12.5 0.7KO12 12.5 0.7FO4.5 12.5 2F
            O12 12.5 2
        tshirt: BM5.5 2L1.5 4.5L3 8L4.5 7.3V14H11.5V7.3L13 8L14.5 4.5L10.5 2A2.6 0 1 5.5 2Z
        tv: =tv
        umbrella: BM1.5 8.5A6.5 0 1 14.5 8.5ZPM8 8.5V13A1.7 0 1 4.6 13
        underline: =format-text-underline
        video: BR1 4 9.5 8 1.5BM12.5 7L14.5 5.5V10.5L12.5 9Z
        viewfinder: PM2 5V2H5M11 2H14V5M14 11V14H11M5 14H2V11
        wallet.pass: BR2 2 12 12 1.5DM2.5 7H5.5A2.6 0 0 10.5 7H13.5
        wand.and.stars: PM2 14L9.5 6.5FM12 0.5C12.3 2.7 13 3.3 15.3 3.7C13 4 12.3 4.7 12 7
            C11.7 4.7 11 4 8.7 3.7C11 3.3 11.7 2.7 12 0.5ZFO4 4.5 1.2FO12.5 11 1.2
        wave.3.right: PM3 5.5A3.5 0 1 3 10.5M6.5 3.5A6.5 0 1 6.5 12.5M10 1.5A10 0 1 10 14.5
        waveform.path.ecg: PM1 8H4L6 3L9 13L11 8H15
        waveform: PM2 7V9M5 5V11M8 2V14M11 5V11M14 7V9
        widget.small: =view-grid
        wifi.slash: =network-wireless-disabled
        wifi: =network-wireless
        wind: =weather-windy
        wineglass: BM5 2H11C12 6 11 9 8 9C5 9 4 6 5 2ZPM8 9V14M5 14H11
        wrench.and.screwdriver: =preferences-system
        wrench: BM13.8 4.5A3.8 0 1 8.8 9L4.5 13.5A1.5 0 1 2.3 11.3L6.8 7A3.8 0 1 11.3 2L9.3 4.5L11.3 6.5Z
        xmark.bin: @trash
        xmark.octagon: @octagon;DM6 6L10 10M10 6L6 10
        xmark.seal: @seal;DM6 6L10 10M10 6L6 10
        xmark.shield: @shield;DM6 6L10 10M10 6L6 10
        xmark: PM3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5
        """#
}
