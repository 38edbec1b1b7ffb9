import type { Permission } from '#domain/permissions.ts'

interface GuideLink {
  label: string
  to: string
  permission: Permission
}

/** A guide of the learn page. */
export interface Guide {
  /** Its address: `/welcome/learn/<name>`. */
  name: string
  title: string
  summary: string
  steps: readonly { title: string; text: string; link?: GuideLink }[]
}

/** Guides to the portal, in the order in which an agency needs them. */
export const guides: readonly Guide[] = [
  {
    name: 'first-booking',
    title: 'Make your first booking',
    summary: 'From the search to the issued ticket in five steps.',
    steps: [
      {
        title: 'Search',
        text: 'Choose Flights, enter the places and days, and start the search. Offers of all suppliers arrive one after the other; the list sorts itself when all have answered.',
        link: { label: 'Search flights', to: '/order/new/newFlight', permission: 'orders:write' },
      },
      {
        title: 'Compare and choose',
        text: 'Open an offer to read its bags, its rules for changes and refunds, and its price line by line. Tick up to four offers to compare them.',
      },
      {
        title: 'Check the price',
        text: 'The checkout asks the supplier for the price again. If it has changed, nothing goes on until you accept the new price. You have 15 minutes.',
      },
      {
        title: 'Enter the travellers',
        text: 'Write each name as it is in the passport. People you book often can be saved and chosen the next time. What you type is kept if the time runs out.',
      },
      {
        title: 'Pay',
        text: 'Pay from the wallet, by card or by bank transfer. The ticket is usually issued within a minute; your customer gets it by e-mail in your agency’s name.',
      },
    ],
  },
  {
    name: 'hold-and-pay',
    title: 'Hold a fare and pay later',
    summary: 'Keep seats without payment until the airline’s deadline.',
    steps: [
      {
        title: 'Look for fares that can be held',
        text: 'An offer that can be held says so and names the latest time to pay. Instant-payment fares cannot be held.',
      },
      {
        title: 'Hold it in the checkout',
        text: 'At the payment step, choose to hold instead of paying. Take extras out first: seats and bags are bought when you pay.',
      },
      {
        title: 'Watch the deadline',
        text: 'The order has the status Not Paid and its deadline. It is on your dashboard, and you get a reminder by e-mail before the deadline.',
        link: { label: 'Orders that need you', to: '/order?view=desk', permission: 'orders:decide' },
      },
      {
        title: 'Pay the order',
        text: 'Open the order and pay by any method. If the airline has changed the price, you see both prices before anything is charged. Without payment the hold ends by itself and costs nothing.',
      },
    ],
  },
  {
    name: 'refunds-and-voids',
    title: 'Refunds and voids',
    summary: 'What a cancellation returns, to whom, and when.',
    steps: [
      {
        title: 'Open the order',
        text: 'Search it by its number, the booking reference or a traveller’s name.',
        link: { label: 'Open the orders', to: '/order', permission: 'orders:read' },
      },
      {
        title: 'Read what it returns',
        text: 'Choose to cancel. You see what the supplier returns, its penalty, and what goes back to the payer. The amount is fixed while you decide; if it changes, nothing is cancelled.',
      },
      {
        title: 'Void or refund',
        text: 'On the day of issue many tickets can be voided: the whole price comes back. Later the fare’s rules decide, and some of it may be kept.',
      },
      {
        title: 'Where the money goes',
        text: 'A payment from the wallet returns to the wallet at once. A card payment returns to the card. A bank transfer cannot be sent back, so it returns to your wallet and you pay your customer.',
        link: { label: 'See the transactions', to: '/transactions', permission: 'wallet:read' },
      },
    ],
  },
  {
    name: 'markups',
    title: 'Markups and margin',
    summary: 'How the price your customer sees is made.',
    steps: [
      {
        title: 'Net price and markup',
        text: 'A supplier gives a net price. Your markup is added to it; the sum is the price that customers see. A new agency starts with a standard markup for each product.',
      },
      {
        title: 'See it on an offer',
        text: 'Open the price of an offer to read it line by line: the net price, the rate of exchange, each rule, and the total. Only roles that may see margin get these lines.',
      },
      {
        title: 'When you earn it',
        text: 'When an order is issued, the net price is owed to the supplier and your margin is posted to the wallet.',
        link: { label: 'See margins in the transactions', to: '/transactions', permission: 'wallet:read' },
      },
    ],
  },
  {
    name: 'brand-and-storefront',
    title: 'Your brand and storefront',
    summary: 'A website in your colours that takes bookings.',
    steps: [
      {
        title: 'Add a logo',
        text: 'Upload it or paste it. A flat background can be taken away, and colours are proposed from the logo. Colours that nobody could read are refused.',
        link: { label: 'Set the brand', to: '/settings/agency/brand', permission: 'site:write' },
      },
      {
        title: 'Choose a template',
        text: 'Try a template with your own content before you take it. Your earlier draft is kept and can be brought back.',
        link: { label: 'Open the website', to: '/website', permission: 'site:write' },
      },
      {
        title: 'Edit the pages',
        text: 'Open a page in the editor, change texts and pictures in their place, and move sections. Everything is saved as a draft; visitors see nothing of it yet.',
      },
      {
        title: 'Publish',
        text: 'Publish now or at a day and time. Each publishing is a version that can be restored.',
      },
    ],
  },
  {
    name: 'own-domain',
    title: 'Your own domain',
    summary: 'Let customers find you at your own name.',
    steps: [
      {
        title: 'Have a plan that includes it',
        text: 'Growth and Scale include an own domain. The address below ours keeps working beside it.',
        link: { label: 'See the plans', to: '/plans', permission: 'agency:read' },
      },
      {
        title: 'Enter the domain',
        text: 'Enter a name that you own, such as www.your-agency.com.',
        link: { label: 'Set the address', to: '/settings/agency/link', permission: 'agency:read' },
      },
      {
        title: 'Set two records',
        text: 'Where you bought the domain, add the CNAME and the TXT record that are shown. Copy them; a wrong character is enough for it not to work.',
      },
      {
        title: 'Wait for the check',
        text: 'The records are checked again and again for two days. Once both are found, the domain leads to your website, with a certificate.',
      },
    ],
  },
  {
    name: 'stays',
    title: 'Book accommodation',
    summary: 'Rooms, rates, and free cancellation.',
    steps: [
      {
        title: 'Search a place',
        text: 'Enter a city, a landmark or a property, the nights, and the guests of each room with the ages of children.',
        link: { label: 'Search accommodation', to: '/accommodation/new', permission: 'orders:write' },
      },
      {
        title: 'Choose a rate',
        text: 'A property is listed once, however many suppliers sell it. Each rate says its board, until when it can be cancelled free of charge, and whether something is paid at the property.',
      },
      {
        title: 'Pay and hand over the voucher',
        text: 'After the payment your customer gets the voucher by e-mail. It has the property’s contact and no price.',
      },
      {
        title: 'Let the price be watched',
        text: 'While a stay can be cancelled free of charge, its price is compared every day. If the same room costs less, you are offered to book it again at the lower price.',
      },
    ],
  },
  {
    name: 'top-up',
    title: 'Top up the wallet',
    summary: 'Card or bank transfer, and what it costs.',
    steps: [
      {
        title: 'Choose an amount',
        text: 'Open the transactions and choose to top up. The wallet gets the amount you enter; the gateway’s fee is added and shown before you pay.',
        link: { label: 'Top up', to: '/transactions?dialog=top-up', permission: 'wallet:top-up' },
      },
      {
        title: 'Pay by card',
        text: 'You go to the gateway’s page and return. The money is in the wallet when the gateway confirms it, also if you close the page.',
      },
      {
        title: 'Pay by bank transfer',
        text: 'You get an account for this one transfer. Send exactly the amount shown before its time is up.',
      },
      {
        title: 'Use it',
        text: 'Orders and your plan are paid from the wallet at once. Each movement is listed with the balance after it.',
        link: { label: 'See the transactions', to: '/transactions', permission: 'wallet:read' },
      },
    ],
  },
]

const textOf = ({ title, summary, steps }: Guide): string =>
  [title, summary, ...steps.flatMap((step) => [step.title, step.text])].join(' ').toLowerCase()

/** The guides that contain every word of a search; all of them for an empty one. */
export function searchGuides(query: string): Guide[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return guides.filter((guide) => {
    const text = textOf(guide)
    return words.every((word) => text.includes(word))
  })
}
