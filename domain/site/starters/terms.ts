import type { AgencyFacts, Filled } from './starter.ts'

/** Terms to start with. They describe how booking works here and nothing else; a lawyer should read them. */
export const terms = ({ name, home }: AgencyFacts): Filled => ({
  kind: 'document',
  title: 'Terms and conditions',
  content: {
    intro: `These terms apply when you book through ${name}. "We" is ${name}, "you" are the person who books, also for those who travel with you.`,
    sections: [
      {
        title: 'Who your contract is with',
        text: 'We arrange travel. Your contract of carriage is with the airline, your stay is with the hotel, and their own conditions apply too. We name the provider before you pay.',
      },
      {
        title: 'Booking',
        text: 'A booking is a request until the provider has confirmed it and we have received your payment. You then get a booking reference by e-mail.\n\nPlease check names, dates and places at once, and tell us about mistakes the same day. Names must read as in the travel document.',
      },
      {
        title: 'Prices and payment',
        text: 'Prices include the taxes and charges that are known when you book, and are shown before you pay. A price can change until it is confirmed; you are then asked again and nothing is charged without your consent.\n\nPayments are taken by card or bank transfer through a licensed payment provider. We never see your card number.',
      },
      {
        title: 'Holding a price',
        text: 'Where a price can be held, we name the time until which the airline keeps it. Without payment by then the booking ends by itself and costs nothing.',
      },
      {
        title: 'Changes and cancellations by you',
        text: 'The fare you chose decides what can be changed or refunded and what it costs. These rules are shown before you pay and stand in your documents. Write to us with your reference; we tell you the amount first and act when you agree.',
      },
      {
        title: 'Changes by the airline or hotel',
        text: 'When a provider changes or cancels, we tell you as soon as we know and pass on what it offers: another flight, a credit or a refund. What you are owed follows the provider’s conditions and the law.',
      },
      {
        title: 'Refunds',
        text: 'We pay a refund out the way you paid, once the provider has released it. Fees of payment providers are returned only where they return them to us.',
      },
      {
        title: 'Passports, visas and health',
        text: 'You answer for valid documents, visas and vaccinations for all countries on your way. We help with what we know, but the decision lies with the authorities.',
      },
      {
        title: 'What we answer for',
        text: 'We answer for our own work: that we pass on your booking, payment and wishes correctly and in time. We do not answer for the performance of providers or for events that nobody could prevent. Nothing here limits rights that the law gives you.',
      },
      {
        title: 'Complaints',
        text: `Write to us first: most things can be put right quickly. If not, you may turn to the consumer protection authority or to the courts. The law of ${home.country} applies.`,
      },
    ],
  },
})
