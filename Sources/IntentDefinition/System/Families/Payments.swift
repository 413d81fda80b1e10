extension KnownFamilies {
    /// The content of `System/Payments.systemintents.json`, recorded by `KnownFamilyTests`.
    static let payments = #"""
        { "intents": [ { "name": "SendPayment", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [
        { "name": "payee", "type": "INPerson?", "result": "INSendPaymentPayeeResolutionResult",
        "olderResult": "INPersonResolutionResult" }, { "name": "currencyAmount", "type":
        "INCurrencyAmount?", "result": "INSendPaymentCurrencyAmountResolutionResult", "olderResult":
        "INCurrencyAmountResolutionResult" }, {"name": "note", "type": "String?", "result":
        "INStringResolutionResult"} ], "initializers": [["payee", "currencyAmount", "note"]],
        "hasIdentifierConstant": true, "response": [{"name": "paymentRecord", "type": "INPaymentRecord?",
        "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3,
        "failure": 4, "failureRequiringAppLaunch": 5, "failureCredentialsUnverified": 6,
        "failurePaymentsAmountBelowMinimum": 7, "failurePaymentsAmountAboveMaximum": 8,
        "failurePaymentsCurrencyUnsupported": 9, "failureInsufficientFunds": 10, "failureNoBankAccount": 11,
        "failureNotEligible": 12, "failureTermsAndConditionsAcceptanceRequired": 13 } }, { "name":
        "RequestPayment", "since": {"iOS": "10.0", "watchOS": "3.2"}, "parameters": [ { "name": "payer",
        "type": "INPerson?", "result": "INRequestPaymentPayerResolutionResult", "olderResult":
        "INPersonResolutionResult" }, { "name": "currencyAmount", "type": "INCurrencyAmount?", "result":
        "INRequestPaymentCurrencyAmountResolutionResult", "olderResult": "INCurrencyAmountResolutionResult"
        }, {"name": "note", "type": "String?", "result": "INStringResolutionResult"} ], "initializers":
        [["payer", "currencyAmount", "note"]], "hasIdentifierConstant": true, "response": [{"name":
        "paymentRecord", "type": "INPaymentRecord?", "writable": true}], "codes": { "unspecified": 0,
        "ready": 1, "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5,
        "failureCredentialsUnverified": 6, "failurePaymentsAmountBelowMinimum": 7,
        "failurePaymentsAmountAboveMaximum": 8, "failurePaymentsCurrencyUnsupported": 9,
        "failureNoBankAccount": 10, "failureNotEligible": 11, "failureTermsAndConditionsAcceptanceRequired":
        12 } }, { "name": "PayBill", "since": {"iOS": "10.3", "watchOS": "3.2"}, "deprecated": "15.0",
        "parameters": [ { "name": "billPayee", "type": "INBillPayee?", "result":
        "INBillPayeeResolutionResult" }, { "name": "fromAccount", "type": "INPaymentAccount?", "result":
        "INPaymentAccountResolutionResult" }, { "name": "transactionAmount", "type": "INPaymentAmount?",
        "result": "INPaymentAmountResolutionResult" }, { "name": "transactionScheduledDate", "type":
        "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult" }, { "name":
        "transactionNote", "type": "String?", "result": "INStringResolutionResult" }, { "name": "billType",
        "type": "INBillType", "result": "INBillTypeResolutionResult" }, { "name": "dueDate", "type":
        "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult" } ], "initializers": [ [
        "billPayee", {"label": "from", "sets": "fromAccount"}, "transactionAmount",
        "transactionScheduledDate", "transactionNote", "billType", "dueDate" ] ], "response": [ {"name":
        "fromAccount", "type": "INPaymentAccount?", "writable": true}, {"name": "billDetails", "type":
        "INBillDetails?", "writable": true}, {"name": "transactionAmount", "type": "INPaymentAmount?",
        "writable": true}, { "name": "transactionScheduledDate", "type": "INDateComponentsRange?",
        "writable": true }, {"name": "transactionNote", "type": "String?", "writable": true} ], "codes": {
        "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5, "failureCredentialsUnverified": 6, "failureInsufficientFunds": 7 }
        }, { "name": "TransferMoney", "since": {"iOS": "11.0", "watchOS": "4.0"}, "deprecated": "15.0",
        "parameters": [ { "name": "fromAccount", "type": "INPaymentAccount?", "result":
        "INPaymentAccountResolutionResult" }, { "name": "toAccount", "type": "INPaymentAccount?", "result":
        "INPaymentAccountResolutionResult" }, { "name": "transactionAmount", "type": "INPaymentAmount?",
        "result": "INPaymentAmountResolutionResult" }, { "name": "transactionScheduledDate", "type":
        "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult" }, { "name":
        "transactionNote", "type": "String?", "result": "INStringResolutionResult" } ], "initializers": [ [
        {"label": "from", "sets": "fromAccount"}, {"label": "to", "sets": "toAccount"}, "transactionAmount",
        "transactionScheduledDate", "transactionNote" ] ], "response": [ {"name": "fromAccount", "type":
        "INPaymentAccount?", "writable": true}, {"name": "toAccount", "type": "INPaymentAccount?",
        "writable": true}, {"name": "transactionAmount", "type": "INPaymentAmount?", "writable": true}, {
        "name": "transactionScheduledDate", "type": "INDateComponentsRange?", "writable": true }, {"name":
        "transactionNote", "type": "String?", "writable": true}, {"name": "transferFee", "type":
        "INCurrencyAmount?", "writable": true} ], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5, "failureCredentialsUnverified": 6,
        "failureInsufficientFunds": 7 } }, { "name": "SearchForAccounts", "since": {"iOS": "11.0",
        "watchOS": "4.0"}, "parameters": [ { "name": "accountNickname", "type": "INSpeakableString?",
        "result": "INSpeakableStringResolutionResult" }, { "name": "accountType", "type": "INAccountType",
        "result": "INAccountTypeResolutionResult" }, { "name": "organizationName", "type":
        "INSpeakableString?", "result": "INSpeakableStringResolutionResult" }, { "name":
        "requestedBalanceType", "type": "INBalanceType", "result": "INBalanceTypeResolutionResult" } ],
        "initializers": [ [ "accountNickname", "accountType", "organizationName", "requestedBalanceType" ]
        ], "response": [{"name": "accounts", "type": "[INPaymentAccount]?", "writable": true}], "codes": {
        "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5, "failureCredentialsUnverified": 6, "failureAccountNotFound": 7,
        "failureTermsAndConditionsAcceptanceRequired": 8, "failureNotEligible": 9 } }, { "name":
        "SearchForBills", "since": {"iOS": "10.3", "watchOS": "3.2"}, "deprecated": "15.0", "parameters": [
        { "name": "billPayee", "type": "INBillPayee?", "result": "INBillPayeeResolutionResult" }, { "name":
        "paymentDateRange", "type": "INDateComponentsRange?", "result":
        "INDateComponentsRangeResolutionResult" }, { "name": "billType", "type": "INBillType", "result":
        "INBillTypeResolutionResult" }, { "name": "status", "type": "INPaymentStatus", "result":
        "INPaymentStatusResolutionResult" }, { "name": "dueDateRange", "type": "INDateComponentsRange?",
        "result": "INDateComponentsRangeResolutionResult" } ], "initializers": [["billPayee",
        "paymentDateRange", "billType", "status", "dueDateRange"]], "response": [{"name": "bills", "type":
        "[INBillDetails]?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5, "failureCredentialsUnverified": 6,
        "failureBillNotFound": 7 } } ], "domain": { "name": "INPaymentsDomainHandling", "intents": [
        "SendPayment", "RequestPayment", "PayBill", "SearchForBills", "SearchForAccounts", "TransferMoney" ]
        }, "classes": [ { "name": "INBalanceAmount", "properties": [ {"name": "amount", "type":
        "NSDecimalNumber?"}, {"name": "balanceType", "type": "INBalanceType"}, {"name": "currencyCode",
        "type": "String?"} ], "initializers": [ { "failable": "?", "arguments": [{"sets": "amount", "type":
        "NSDecimalNumber"}, "balanceType"] }, [ {"sets": "amount", "type": "NSDecimalNumber"}, {"sets":
        "currencyCode", "type": "String"} ] ] }, { "name": "INBillDetails", "properties": [ {"name":
        "billPayee", "type": "INBillPayee?", "writable": true}, {"name": "amountDue", "type":
        "INCurrencyAmount?", "writable": true}, {"name": "minimumDue", "type": "INCurrencyAmount?",
        "writable": true}, {"name": "lateFee", "type": "INCurrencyAmount?", "writable": true}, {"name":
        "dueDate", "type": "DateComponents?", "writable": true}, {"name": "paymentDate", "type":
        "DateComponents?", "writable": true}, {"name": "billType", "type": "INBillType", "writable": true},
        {"name": "paymentStatus", "type": "INPaymentStatus", "writable": true} ], "initializers": [ {
        "failable": "?", "arguments": [ "billType", "paymentStatus", "billPayee", "amountDue", "minimumDue",
        "lateFee", "dueDate", "paymentDate" ] } ] }, { "name": "INBillPayee", "properties": [ {"name":
        "nickname", "type": "INSpeakableString?"}, {"name": "accountNumber", "type": "String?"}, {"name":
        "organizationName", "type": "INSpeakableString?"} ], "initializers": [ { "failable": "?",
        "arguments": [ {"sets": "nickname", "type": "INSpeakableString"}, {"label": "number", "sets":
        "accountNumber"}, "organizationName" ] } ] }, { "name": "INPaymentAccount", "properties": [ {"name":
        "nickname", "type": "INSpeakableString?"}, {"name": "accountNumber", "type": "String?"}, {"name":
        "accountType", "type": "INAccountType"}, {"name": "organizationName", "type": "INSpeakableString?"},
        {"name": "balance", "type": "INBalanceAmount?"}, {"name": "secondaryBalance", "type":
        "INBalanceAmount?"} ], "initializers": [ [ {"sets": "nickname", "type": "INSpeakableString"},
        {"label": "number", "sets": "accountNumber"}, "accountType", "organizationName", "balance",
        "secondaryBalance" ], { "failable": "?", "arguments": [ {"sets": "nickname", "type":
        "INSpeakableString"}, {"label": "number", "sets": "accountNumber"}, "accountType",
        "organizationName" ] } ] }, { "name": "INPaymentAmount", "properties": [ {"name": "amount", "type":
        "INCurrencyAmount?"}, {"name": "amountType", "type": "INAmountType"} ], "initializers": [
        ["amountType", {"sets": "amount", "type": "INCurrencyAmount"}] ] }, { "name": "INPaymentRecord",
        "properties": [ {"name": "payee", "type": "INPerson?"}, {"name": "payer", "type": "INPerson?"},
        {"name": "currencyAmount", "type": "INCurrencyAmount?"}, {"name": "note", "type": "String?"},
        {"name": "status", "type": "INPaymentStatus"}, {"name": "paymentMethod", "type":
        "INPaymentMethod?"}, {"name": "feeAmount", "type": "INCurrencyAmount?"} ], "initializers": [ {
        "failable": "?", "arguments": [ "payee", "payer", "currencyAmount", "paymentMethod", "note",
        "status", "feeAmount" ] }, { "failable": "?", "arguments": [ "payee", "payer", "currencyAmount",
        "paymentMethod", "note", "status" ] } ] } ], "results": [ {"name": "INAccountTypeResolutionResult",
        "value": "INAccountType"}, {"name": "INBalanceTypeResolutionResult", "value": "INBalanceType"},
        {"name": "INBillPayeeResolutionResult", "value": "INBillPayee", "disambiguates": true}, {"name":
        "INBillTypeResolutionResult", "value": "INBillType"}, {"name": "INPaymentAccountResolutionResult",
        "value": "INPaymentAccount", "disambiguates": true}, {"name": "INPaymentAmountResolutionResult",
        "value": "INPaymentAmount", "disambiguates": true}, {"name": "INPaymentStatusResolutionResult",
        "value": "INPaymentStatus"}, { "name": "INRequestPaymentCurrencyAmountResolutionResult",
        "superclass": "INCurrencyAmountResolutionResult", "unsupportedReason": { "name":
        "INRequestPaymentCurrencyAmountUnsupportedReason", "values": { "paymentsAmountBelowMinimum": 1,
        "paymentsAmountAboveMaximum": 2, "paymentsCurrencyUnsupported": 3 } } }, { "name":
        "INRequestPaymentPayerResolutionResult", "superclass": "INPersonResolutionResult",
        "unsupportedReason": { "name": "INRequestPaymentPayerUnsupportedReason", "values": {
        "credentialsUnverified": 1, "noAccount": 2, "noValidHandle": 3 } } }, { "name":
        "INSendPaymentCurrencyAmountResolutionResult", "superclass": "INCurrencyAmountResolutionResult",
        "unsupportedReason": { "name": "INSendPaymentCurrencyAmountUnsupportedReason", "values": {
        "paymentsAmountBelowMinimum": 1, "paymentsAmountAboveMaximum": 2, "paymentsCurrencyUnsupported": 3 }
        } }, { "name": "INSendPaymentPayeeResolutionResult", "superclass": "INPersonResolutionResult",
        "unsupportedReason": { "name": "INSendPaymentPayeeUnsupportedReason", "values": {
        "credentialsUnverified": 1, "insufficientFunds": 2, "noAccount": 3, "noValidHandle": 4 } } } ],
        "enums": [ { "name": "INAccountType", "values": { "unknown": 0, "checking": 1, "credit": 2, "debit":
        3, "investment": 4, "mortgage": 5, "prepaid": 6, "saving": 7 } }, { "name": "INAmountType",
        "values": { "unknown": 0, "minimumDue": 1, "amountDue": 2, "currentBalance": 3,
        "maximumTransferAmount": 4, "minimumTransferAmount": 5, "statementBalance": 6 } }, {"name":
        "INBalanceType", "values": {"unknown": 0, "money": 1, "points": 2, "miles": 3}}, { "name":
        "INBillType", "values": { "unknown": 0, "autoInsurance": 1, "cable": 2, "carLease": 3, "carLoan": 4,
        "creditCard": 5, "electricity": 6, "gas": 7, "garbageAndRecycling": 8, "healthInsurance": 9,
        "homeInsurance": 10, "internet": 11, "lifeInsurance": 12, "mortgage": 13, "musicStreaming": 14,
        "phone": 15, "rent": 16, "sewer": 17, "studentLoan": 18, "trafficTicket": 19, "tuition": 20,
        "utilities": 21, "water": 22 } }, { "name": "INPaymentStatus", "values": {"unknown": 0, "pending":
        1, "completed": 2, "canceled": 3, "failed": 4, "unpaid": 5} } ] }
        """#
}
