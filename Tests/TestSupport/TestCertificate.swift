internal import CWebKitGTK
internal import GObjectKit

/// A certificate of a secure test server: of "localhost", signed by itself, so that nobody trusts it.
enum TestCertificate {
    case first, renewed

    @MainActor
    func make() throws -> GObjectReference {
        var error: UnsafeMutablePointer<GError>?
        let certificate = g_tls_certificate_new_from_pem(self == .first ? Self.pem : Self.renewedPEM, -1, &error)
        if let error { throw GLibError(consuming: error) }
        guard let certificate else { throw TestFailure("no certificate") }
        return GObjectReference(UnsafeMutableRawPointer(certificate), .adopting)
    }

    private static let pem = """
        -----BEGIN CERTIFICATE-----
        MIIDCzCCAfOgAwIBAgIUB5ujBIB0ScZimQIsnufHaq6Gt4QwDQYJKoZIhvcNAQEL
        BQAwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDA5NTMyM1oYDzIxMjYx
        MDI3MDk1MzIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwggEiMA0GCSqGSIb3DQEB
        AQUAA4IBDwAwggEKAoIBAQDCo1FO5E+4cgtrCt1DJJAb1YfwMKI1t6+jOw8KKFiS
        rxAfacrTMGmAHdBloBT6ujbaYoUd4prVfuyjslpGujdV4qu91+CD7BgiDybWNCgE
        R1bJmtoL5YIn52d/LMEbcLrBBhs/9ozbqCbjQQXenjNHAEYzYmR0PtdMYCp6auxh
        4Y0ydqghhacgfH0NIYDWBDTgqwxebwkWTwnuxa2buN+5NaHNqFoiCWm2WuoPFJOO
        ZhE2bTKklw2oz2akNENJwcqtmtcEbEt2DtsawU1mc3KTJ/PGACbeXnKPzJcIyyA9
        JAtwOln4x5/gsckpLfRQYMcKxIWKpoNyuuhLEGGGNl5VAgMBAAGjUzBRMB0GA1Ud
        DgQWBBT9572/EF68FAj+9/MVk5Rq0YwhizAfBgNVHSMEGDAWgBT9572/EF68FAj+
        9/MVk5Rq0YwhizAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAl
        hax+EzpD86jQqnj0KGpXyDgYmkfznPPUUo9nPorfPPbe0J2WAoQA+wtry6oEnwrQ
        yO6bnzPDnd0UEeqSsyMx5mSmhngqQvMCGkySgqYV1GGzr1Kx10DeVXr9p8UfPuyL
        Hv+ns6B3qmj41BrKqocj9bHc7I6InSZYPqFRXYth8Bs++NOXEflhAM629fy/DI5X
        F+cAMfGg81r0iQwX7f+6hCyB6k2biAcHpxXUO+bC7sBhGlEhaPBu06yK/vCMavLp
        uOEAoQcejXJ5NROqbjV3p42y+MhbF6zIeTeHmacQLEr/ix0iQPkv67nxqsw5cEq/
        b6YhEukhO9yg25PGm549
        -----END CERTIFICATE-----
        -----BEGIN PRIVATE KEY-----
        MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDCo1FO5E+4cgtr
        Ct1DJJAb1YfwMKI1t6+jOw8KKFiSrxAfacrTMGmAHdBloBT6ujbaYoUd4prVfuyj
        slpGujdV4qu91+CD7BgiDybWNCgER1bJmtoL5YIn52d/LMEbcLrBBhs/9ozbqCbj
        QQXenjNHAEYzYmR0PtdMYCp6auxh4Y0ydqghhacgfH0NIYDWBDTgqwxebwkWTwnu
        xa2buN+5NaHNqFoiCWm2WuoPFJOOZhE2bTKklw2oz2akNENJwcqtmtcEbEt2Dtsa
        wU1mc3KTJ/PGACbeXnKPzJcIyyA9JAtwOln4x5/gsckpLfRQYMcKxIWKpoNyuuhL
        EGGGNl5VAgMBAAECggEAOmqU7SYl7RhBaAuXM98l50yzo3mdPZ0XOFjx3x0T1FZ5
        cswoJTFbAKoyEUY19bhs3SeDh2ArE1eoQ0s0wBSEpiDFZdGEX2O9LH+6qsB1oC8f
        E5wHxFlKMprHm8o9XPR9AJDKHezsAsMZhMxPrCxz/GPPLf3iY2c27APSy/IKZyep
        Tq7nmcSpCwpIy51FR6lItftPjWMErjrMWen5e66tW+QON23x9GB36CzNEvu9UHVB
        8QwVo0SAU1vlogsFJu8nI5JQRs4xcHBs2iYqLdWGRfhsR/lMvBI6rHVudd2I3FtY
        4eBcm+FtFSTIXNRjMzxOW5Fvv2sm9KQ982Vvay/IEwKBgQD9RzxZ1GtRKThUuLXS
        QFkKSgRlo+NGBtAS+Myw3BastK3vwIb2uNgMglF56dwIHF3JpYcOzyGtPX/j5irh
        igibrSSIGmpG8Kwf+lK/LKpn+/euHjYsWQdfQtSwCPcBC7zzCn5gJGcO1J45MQic
        or7CzlzJ3FX+GP1FN0r3gZpt7wKBgQDEusNsJ8+wt6abDxhQttzcDVQioS9mTILK
        Qf70v67+GPb/wGDgmu/8VIhlmXep+D/V8MExvGBr0NGaXY93k2cwC+3VjAbD1ZsY
        b/J92k+C/+YW4xj9isLqRKgo+Aha2wGFxe6ZJNr/95ypwC8uduQybZeDjH1aW6HD
        l/XR0XG7+wKBgQCDlX7FLJaUk9WwLkZH9SZNMicWpw5sUx3GvXuaZr1g/H1hEaUM
        iPu1g/7QV674h8Qx/s0r5HCakFjhDbM5eXz/Y/SWwSJ1uJO0CVjz+UCOxVjoHMoI
        QDiURSQ6UG4DHRYNLmZ5jG/+RHfvPoo61lJE4vFR7ia+3Dy4uQE5lRumAQKBgQCK
        y20meCv6dIdRrGOuRmUpxymNyQRk+yPnSIp06Guwj7Jrm7F9pTIdZxJYA98+Bowb
        B2F2En5AcrH+Y3XdmhxZ9ICWgdUgAysKIakGi6g/NwWBLjWqY2TC3S96wAs89nhr
        hcqhNzRfFLXtuU5QTMcQoOsdf1fNEQresO5YWpkQUwKBgFtu2dqEU3QnEkGjYZSp
        u7mVsaMoZ1wdPFQu4BLi7eUMsdedxNB72qCy7L3EnAtJNAjLczMUFFRhimWPZzhQ
        anSL7771jhx14VZw8dggswaJPL52DCaddkSZT6JkmhByYgk+p/ZA91wUVdTp5lLA
        JDG3+bgHuRRlHpT9096WP0dL
        -----END PRIVATE KEY-----
        """

    private static let renewedPEM = """
        -----BEGIN CERTIFICATE-----
        MIIBfzCCASWgAwIBAgIUNXJk7BNc2l+qzT5c4xHGCB5T3FMwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA5NDcyNFoYDzIxMjYxMDI5
        MDk0NzI0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATH20I6mU0RfeqMXqXitNTHjuf4ugJQy0mjSUUevN1StEyQv5o0I89T
        zPAKmZX5dX7eLR0zEoLG/y4GJGozn1OKo1MwUTAdBgNVHQ4EFgQUB8eD+VDJnavr
        kcQOYoCzHMLsXoAwHwYDVR0jBBgwFoAUB8eD+VDJnavrkcQOYoCzHMLsXoAwDwYD
        VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAon0XrCVmgXMVRegcLYf2
        rB9GsYtov3+Yjnu8ejYZJHYCIGm12K7ngiDQNX7bWGwIN1irw2amp1t8gK5VL/zR
        ZP2e
        -----END CERTIFICATE-----
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyvOAyXgEPa2TtGs3
        w9yJYe1Qvxi3tbOA3djTPgG7uk+hRANCAATH20I6mU0RfeqMXqXitNTHjuf4ugJQ
        y0mjSUUevN1StEyQv5o0I89TzPAKmZX5dX7eLR0zEoLG/y4GJGozn1OK
        -----END PRIVATE KEY-----
        """
}
