import { orderPath } from '../orders/order-path.ts'
import { hasChosen, type MissionRun, orderWith, type PracticeFacts, type PracticeOrder } from './facts.ts'

/** The missions of the practice tenant, in the order in which they are shown. */
export const missionIds = ['customer', 'hold', 'stay', 'price-jump', 'ticket-refused', 'cancel', 'schedule'] as const
export type MissionId = (typeof missionIds)[number]

interface Step {
  title: string
  text: string
  /** The screen where the step happens. */
  link: { label: string; to: (facts: PracticeFacts, run: MissionRun) => string }
  /** Whether the records of the practice tenant show that it happened. */
  isDone: (facts: PracticeFacts, run: MissionRun) => boolean
}

interface Mission {
  title: string
  summary: string
  minutes: number
  /** What the supplier does once the mission is started: a fault of the sandbox for this tenant, used once. */
  failure?: { vendor: string; fault: string; says: string }
  steps: readonly Step[]
}

const flights = '/order/new/newFlight'
const stays = '/accommodation/new'
const orders = '/order'

const pathOf = (order: PracticeOrder | null, otherwise: string): string => (order ? orderPath(order) : otherwise)

const held = (facts: PracticeFacts, ...more: string[]) =>
  orderWith(facts, { product: 'flight', events: ['hold-confirmed', ...more] })
const stay = (facts: PracticeFacts, ...events: string[]) => orderWith(facts, { product: 'stay', events })
const sold = (facts: PracticeFacts, { startedAt }: MissionRun, ...events: string[]) =>
  orderWith(facts, { product: 'flight', since: startedAt, events })
/** The flight that the airline moved: the one that was sold now, or an earlier one that was read first. */
const moved = (facts: PracticeFacts, { struckAt }: MissionRun, ...more: string[]) =>
  struckAt === null ? null : orderWith(facts, { product: 'flight', events: ['schedule-changed', ...more] })
const cancelled = (facts: PracticeFacts, ...more: string[]) => orderWith(facts, { events: ['cancellation-requested', ...more] })

export const missions: Record<MissionId, Mission> = {
  customer: {
    title: 'Add a customer and a traveller',
    summary:
      'A saved customer keeps their orders together. A saved traveller is chosen in the next booking instead of typed again.',
    minutes: 3,
    steps: [
      {
        title: 'Add a customer',
        text: 'Open Customers, choose Add customer and save a name with an e-mail address.',
        link: { label: 'Add a customer', to: () => '/users/new' },
        isDone: ({ customers }) => customers.length > 0,
      },
      {
        title: 'Save a traveller',
        text: 'Book a flight as far as the travellers. Tick “Save for next time” at a traveller before you continue.',
        link: { label: 'Search a flight', to: () => flights },
        isDone: ({ travellers }) => travellers.length > 0,
      },
    ],
  },
  hold: {
    title: 'Hold a fare and pay it',
    summary: 'The airline keeps the seats and the customer decides. You pay before the deadline, from the wallet.',
    minutes: 6,
    steps: [
      {
        title: 'Hold a fare',
        text: 'Search an international flight, choose a fare that can be held, enter the travellers and choose to hold.',
        link: { label: 'Search a flight', to: () => flights },
        isDone: (facts) => held(facts) !== null,
      },
      {
        title: 'Pay it from the wallet',
        text: 'Open the held order and pay it from the wallet before its deadline.',
        link: { label: 'Open the order', to: (facts) => pathOf(held(facts), orders) },
        isDone: (facts) => held(facts, 'wallet-paid') !== null,
      },
      {
        title: 'See the ticket',
        text: 'The airline issues the ticket within a minute. Its number and the documents are on the order.',
        link: { label: 'Open the order', to: (facts) => pathOf(held(facts, 'wallet-paid'), orders) },
        isDone: (facts) => held(facts, 'wallet-paid', 'documents-issued') !== null,
      },
    ],
  },
  stay: {
    title: 'Sell a stay',
    summary: 'Compare the rooms of a property, read the terms of a rate and confirm the booking.',
    minutes: 5,
    steps: [
      {
        title: 'Choose a room',
        text: 'Search accommodation in a city, open a property and choose a rate. It is checked with the property before you pay.',
        link: { label: 'Search accommodation', to: () => stays },
        isDone: (facts) => hasChosen(facts, 'stay') || stay(facts) !== null,
      },
      {
        title: 'Pay and get the voucher',
        text: 'Enter the guests and pay from the wallet. The voucher is on the order.',
        link: { label: 'Open the orders', to: (facts) => pathOf(stay(facts), orders) },
        isDone: (facts) => stay(facts, 'documents-issued') !== null,
      },
    ],
  },
  'price-jump': {
    title: 'The price rises at the checkout',
    summary: 'Between the search and the payment an airline may raise its price. Nothing is charged before you accept it.',
    minutes: 6,
    failure: {
      vendor: 'duffel',
      fault: 'price-change',
      says: 'The next flight that you take to the checkout becomes more expensive.',
    },
    steps: [
      {
        title: 'Take a flight to the checkout',
        text: 'Search a flight and choose an offer. The checkout asks the airline for the price again.',
        link: { label: 'Search a flight', to: () => flights },
        isDone: (_facts, { struckAt }) => struckAt !== null,
      },
      {
        title: 'Decide, and sell a flight',
        text: 'Both prices are shown. Accept the new one, or go back and choose another flight. Then enter the travellers and pay.',
        link: { label: 'Open the orders', to: (facts, run) => pathOf(sold(facts, run), flights) },
        isDone: (facts, run) => run.struckAt !== null && sold(facts, run, 'documents-issued') !== null,
      },
    ],
  },
  'ticket-refused': {
    title: 'A ticket is refused: return the money',
    summary:
      'A customer has paid and the airline does not issue the ticket. The money goes back and the customer must hear it from you.',
    minutes: 6,
    failure: {
      vendor: 'duffel',
      fault: 'ticket-refused',
      says: 'The airline refuses the next ticket that you pay.',
    },
    steps: [
      {
        title: 'Sell a flight',
        text: 'Search a flight, enter the travellers and pay from the wallet.',
        link: { label: 'Search a flight', to: () => flights },
        isDone: (facts, run) => sold(facts, run, 'wallet-paid') !== null,
      },
      {
        title: 'Read why it failed',
        text: 'Open the order. Its history says what the airline answered.',
        link: { label: 'Open the order', to: (facts, run) => pathOf(sold(facts, run, 'wallet-paid'), orders) },
        isDone: (facts, run) => sold(facts, run, 'wallet-paid', 'failed') !== null,
      },
      {
        title: 'See the money return',
        text: 'The amount goes back to where it came from, here to the wallet, and the order becomes Refunded.',
        link: { label: 'Open the order', to: (facts, run) => pathOf(sold(facts, run, 'failed'), orders) },
        isDone: (facts, run) => sold(facts, run, 'failed', 'money-returned') !== null,
      },
      {
        title: 'Write down what you told the customer',
        text: 'Add a note to the order, so that colleagues know what was promised.',
        link: { label: 'Open the order', to: (facts, run) => pathOf(sold(facts, run, 'failed'), orders) },
        isDone: (facts, run) => sold(facts, run, 'failed', 'money-returned', 'note') !== null,
      },
    ],
  },
  cancel: {
    title: 'Cancel and refund',
    summary: 'A customer no longer travels. The order says beforehand what is returned and what the supplier keeps.',
    minutes: 4,
    steps: [
      {
        title: 'Sell something that can be cancelled',
        text: 'Choose a stay with free cancellation or a refundable fare, and pay from the wallet. An order of another mission will do.',
        link: { label: 'Search accommodation', to: () => stays },
        isDone: (facts) => orderWith(facts, { events: ['documents-issued'] }) !== null,
      },
      {
        title: 'Cancel it',
        text: 'Open the order, choose Cancel, read the refund and confirm.',
        link: { label: 'Open the orders', to: (facts) => pathOf(orderWith(facts, { events: ['documents-issued'] }), orders) },
        isDone: (facts) => cancelled(facts, 'cancellation-confirmed') !== null,
      },
      {
        title: 'See the refund',
        text: 'The refund is in the wallet and the order becomes Refunded.',
        link: { label: 'Open the order', to: (facts) => pathOf(cancelled(facts), orders) },
        isDone: (facts) => cancelled(facts, 'cancellation-confirmed', 'money-returned') !== null,
      },
    ],
  },
  schedule: {
    title: 'The airline moves a flight',
    summary:
      'Airlines change their times after the sale. The agency tells its customer and answers the airline; nobody else does.',
    minutes: 6,
    failure: {
      vendor: 'duffel',
      fault: 'schedule-change',
      says: 'The airline moves a flight of yours, about a minute after its ticket is issued.',
    },
    steps: [
      {
        title: 'Sell a flight',
        text: 'Search a flight, enter the travellers and pay from the wallet. The ticket is issued as usual.',
        link: { label: 'Search a flight', to: () => flights },
        isDone: (facts, run) => sold(facts, run, 'documents-issued') !== null,
      },
      {
        title: 'See what the airline changed',
        text: 'Wait a minute, then open the order. The old and the new times stand side by side.',
        link: {
          label: 'Open the order',
          to: (facts, run) => pathOf(moved(facts, run) ?? sold(facts, run, 'documents-issued'), orders),
        },
        isDone: (facts, run) => moved(facts, run) !== null,
      },
      {
        title: 'Check that the customer was told',
        text: 'The e-mail with both times, the new documents and the calendar is in the outbox of the order.',
        link: { label: 'Open the order', to: (facts, run) => pathOf(moved(facts, run), orders) },
        isDone: (facts, run) => moved(facts, run, 'schedule-told') !== null,
      },
      {
        title: 'Accept the new times',
        text: 'The customer agrees: choose Accept the new times on the order. The airline gets the answer.',
        link: { label: 'Open the order', to: (facts, run) => pathOf(moved(facts, run), orders) },
        isDone: (facts, run) => moved(facts, run, 'schedule-told', 'schedule-accepted') !== null,
      },
    ],
  },
}

/** A mission with a failure counts from its start; the others count everything that the member did. */
export const isMissionDone = (id: MissionId, facts: PracticeFacts, run: MissionRun): boolean =>
  missions[id].steps.every((step) => step.isDone(facts, run))
