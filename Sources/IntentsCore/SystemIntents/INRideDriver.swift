public import Foundation

/// The driver of a ride.
open class INRideDriver: INPerson {
    /// The rating of the driver by passengers, in words.
    public private(set) var rating: String?
    /// The number under which the driver can be called.
    public private(set) var phoneNumber: String?

    /// Creates a driver who can be called.
    public convenience init(
        phoneNumber: String,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        rating: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber),
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            rating: rating,
            number: phoneNumber
        )
    }

    /// Creates a driver who is reached by a handle.
    @available(*, deprecated, renamed: "init(phoneNumber:nameComponents:displayName:image:rating:)")
    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        rating: String?,
        phoneNumber: String?
    ) {
        self.init(
            personHandle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            rating: rating,
            number: phoneNumber
        )
    }

    /// Creates a driver who is reached by a handle of an unknown kind.
    @available(*, deprecated, renamed: "init(phoneNumber:nameComponents:displayName:image:rating:)")
    public convenience init(
        handle: String,
        displayName: String?,
        image: INImage?,
        rating: String?,
        phoneNumber: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown),
            nameComponents: nil,
            displayName: displayName,
            image: image,
            rating: rating,
            number: phoneNumber
        )
    }

    /// Creates a driver who is reached by a handle of an unknown kind.
    @available(*, deprecated, renamed: "init(phoneNumber:nameComponents:displayName:image:rating:)")
    public convenience init(
        handle: String,
        nameComponents: PersonNameComponents,
        image: INImage?,
        rating: String?,
        phoneNumber: String?
    ) {
        self.init(
            personHandle: INPersonHandle(value: handle, type: .unknown),
            nameComponents: nameComponents,
            displayName: nil,
            image: image,
            rating: rating,
            number: phoneNumber
        )
    }

    private convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        rating: String?,
        number: String?
    ) {
        self.init(
            personHandle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: nil,
            customIdentifier: nil
        )
        self.rating = rating
        self.phoneNumber = number
    }

    /// Encodes the driver.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rating, "rating")
        coder.encode(phoneNumber, "phoneNumber")
    }

    override func decodeFieldsOfSubclass(from coder: NSCoder) {
        rating = coder.string("rating")
        phoneNumber = coder.string("phoneNumber")
    }

    override var fields: [AnyHashable?] { super.fields + [rating, phoneNumber] }
}
