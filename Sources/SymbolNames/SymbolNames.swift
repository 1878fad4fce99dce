/// What is known about the names of SF Symbols.
package enum SymbolNames {
    /// Whether a name is as short and plain as Apple's. A page may have sent it.
    package static func canBeName(_ name: String) -> Bool {
        name.utf8.count <= 100 && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
    }

    /// Whether a name begins with a word of Apple's names.
    package static func beginsAsApples(_ name: String) -> Bool {
        name.split(separator: ".", maxSplits: 1).first.map { words.contains(String($0)) } ?? false
    }

    /// The icons by name, as the file SymbolNames+Entries.txt describes them. Variants, such as `.fill`, aren't among
    /// them.
    package static let icons: [String: String] = {
        let lines = entries.split(separator: "\n").reduce(into: [Substring]()) { lines, line in
            if line.hasPrefix("    "), let last = lines.popLast() {
                lines.append(last + line.dropFirst(4))
            } else {
                lines.append(line)
            }
        }
        return Dictionary(
            lines.map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (String(parts[0]), String(parts.dropFirst().first?.drop { $0 == " " } ?? ""))
            }, uniquingKeysWith: { first, _ in first })
    }()

    /// The first words of the names.
    private static let words = Set(
        """
        accessibility airplane airpods alarm align allergens ant antenna app applelogo apps archivebox
        arkit arrow arrowshape arrowtriangle aspectratio asterisk at atom backward bag balloon banknote
        barcode barometer baseball basket basketball bathtub battery beach bed bell bicycle binoculars
        birthday bitcoinsign bold bolt book bookmark books brain briefcase bubble building burn burst bus
        button cable calendar camera candybarphone capslock capsule captions car carrot cart case cat
        chair character chart checkerboard checklist checkmark chevron circle clear clipboard clock cloud
        comb command compass computermouse cone contact contextualmenu control cpu creditcard cricket
        cross crown cube cup curlybraces cursorarrow decrease deskclock desktopcomputer dial diamond dice
        dishwasher display doc document dog dollarsign door dot drop ear earbuds earpods ellipsis engine
        envelope equal escape eurosign exclamationmark externaldrive eye eyebrow eyedropper eyeglasses
        eyes face faceid fan faxmachine ferry fibrechannel figure film flag flame flashlight flipphone
        flowchart folder football fork forward fossil fuelpump function gamecontroller gauge gear
        gearshape gift giftcard globe goforward graduationcap grid guitars gyroscope hammer hand handbag
        hands hare headphones hearingdevice heart helm hexagon hifispeaker highlighter homepod hourglass
        house hurricane infinity info inset internaldrive ipad iphone ipod italic key keyboard l1 ladybug
        lamp lanyardcard laptopcomputer laser lasso laurel leaf level lifepreserver light lightbulb
        lightrail lightswitch line lineweight link list location lock lungs macbook macmini macpro
        macwindow magicmouse magnifyingglass mail map mappin medal megaphone memories memorychip menubar
        menucard message metronome mic microbe microphone minus moon mosaic mount mountain mouth move
        movieclapper mug multiply music network newspaper nose nosign note number numbersign oar octagon
        opticaldisc opticid oval paintbrush paintbucket paintpalette paperclip paperplane paragraphsign
        parkingsign party pause pawprint peacesign pencil pentagon percent person personalhotspot
        perspective phone photo piano pill pills pin pip placeholdertext play playpause plus plusminus
        point popcorn power powerplug printer projective purchased puzzlepiece pyramid qrcode questionmark
        quote r1 radio rays record recordingtape rectangle refrigerator repeat restart return rhombus
        rosette rotate ruler rupeesign safari sailboat scale scanner scissors scooter scope screwdriver
        scribble scroll sdcard seal selection sensor server shadow shareplay shield shift shippingbox shoe
        shoeprints shower shuffle sidebar signature signpost simcard sink skateboard skis slash slider
        slowmo smallcircle smartphone smoke snowboard snowflake soccerball sofa sos space sparkle sparkles
        speaker speedometer sportscourt square squares squareshape stairs star staroflife stethoscope stop
        stopwatch storefront stove street strikethrough studentdesk suit suitcase sum sun sunglasses
        sunrise sunset surfboard swatchpalette swift switch syringe table tablecells tag takeoutbag target
        teddybear teletype tennis tennisball tent terminal testtube text textformat theatermasks
        thermometer ticket timelapse timeline timer togglepower toilet toolbox tornado tortoise touchid
        train tram translate trapezoid trash tray tree triangle trophy tropicalstorm truck tshirt tv
        umbrella underline vial video view viewfinder volleyball wallet wand washer watch watchface water
        wave waveform web webcam wheelchair widget wifi wind window windshield wineglass wonsign wrench
        xbox xmark xserve yensign zipper zzz
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
