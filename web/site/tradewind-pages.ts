import { newBlock } from '#domain/site/blocks.ts'
import type { PageId } from '#domain/site/pages.ts'
import type { SitePage } from '#domain/site/site.ts'

type Own = Pick<SitePage, 'description' | 'blocks'>

const about: Own = {
  description:
    'Tradewind is a platform on which travel agencies search, sell, pay for and issue travel, and open a shop of their own.',
  blocks: [
    newBlock('hero', 'about', {
      title: 'The desk of a travel agency, and its shop window',
      content: {
        description:
          'Agents search all suppliers at once, book, pay and issue. Their customers do the same on a site that carries the agency’s name.',
        buttonText: 'Open an agency',
        buttonUrl: '/sign-up',
      },
    }),
    newBlock('services', 'what', {
      title: 'What it does',
      content: {
        items: [
          {
            title: 'One search',
            description: 'Flights from all connected suppliers side by side, with bags, change and refund rules in plain words.',
            icon: 'plane',
          },
          {
            title: 'Money you can follow',
            description:
              'A wallet with double-entry books. Each price shows the supplier’s net, the rate and every rule that was added.',
            icon: 'wallet',
          },
          {
            title: 'A shop of your own',
            description: 'A website in your brand, on your own domain, that takes bookings and payments while you sleep.',
            icon: 'globe',
          },
        ],
      },
    }),
    newBlock('values', 'how', {
      title: 'How it is built',
      layout: 'list',
      content: {
        items: [
          {
            title: 'Nothing is booked twice',
            text: 'Whatever spends money carries a key that acts once. When an answer is lost, we ask the supplier what happened and never guess.',
            icon: 'shield',
          },
          {
            title: 'Agencies are strangers to each other',
            text: 'Customers, orders and prices of one agency cannot be read by another; the database itself refuses it.',
            icon: 'users',
          },
          { title: 'Errors say what happened', text: 'What was not charged, and what to do next.', icon: 'check' },
        ],
      },
    }),
  ],
}

const contact: Own = {
  description: 'How to reach the people who run this Tradewind installation.',
  blocks: [
    newBlock('document', 'contact', {
      title: 'Contact',
      layout: 'plain',
      content: {
        intro:
          'Travellers: your agency knows your booking and can change it. Its telephone number and e-mail address are in your confirmation and at the foot of its website.',
        sections: [
          {
            title: 'Agencies',
            text: 'Sign in and open the order you have a question about: its history says what happened and what comes next. For your account, write to the people who opened it for you.',
          },
          {
            title: 'Developers',
            text: 'The whole API is described at /api/reference. Requests that fail name the rule they broke.',
          },
        ],
      },
    }),
  ],
}

const terms: Own = {
  description: 'The terms on which agencies use Tradewind.',
  blocks: [
    newBlock('document', 'terms', {
      title: 'Terms of use',
      content: {
        intro:
          'These terms apply between an agency and the operator of this installation of Tradewind. A traveller’s contract is with the agency and the carrier.',
        sections: [
          {
            title: 'The service',
            text: 'Tradewind shows offers of suppliers, passes bookings and payments on to them, and keeps the record. It is neither an airline nor a hotel.',
          },
          {
            title: 'Accounts',
            text: 'An agency names the people who work in its account and what each of them may do. It answers for what they do there, and keeps passwords to itself.',
          },
          {
            title: 'Prices and payment',
            text: 'A price is confirmed when the supplier confirms it. Should it change before that, nothing is charged until the new price was accepted.',
          },
          {
            title: 'Changes and refunds',
            text: 'The fare’s rules decide. They are shown before payment and stay with the order.',
          },
          {
            title: 'Ending',
            text: 'An agency can stop at any time. Orders that were issued stay valid; their records remain available for as long as the law asks.',
          },
        ],
      },
    }),
  ],
}

const policy: Own = {
  description: 'What Tradewind keeps about people, why, and for how long.',
  blocks: [
    newBlock('document', 'policy', {
      title: 'Privacy policy',
      content: {
        intro: 'Agencies decide why personal data is processed; Tradewind processes it for them.',
        sections: [
          {
            title: 'What is kept',
            text: 'Names, contact details and travel documents that a booking needs; sign-ins; the history of each order. Card numbers are entered at the payment provider and never reach us.',
          },
          {
            title: 'How it is protected',
            text: 'Travel documents are encrypted where they are stored and left out of logs. Each agency’s records are kept apart from every other’s.',
          },
          {
            title: 'Who receives it',
            text: 'The supplier that fulfils a booking and the provider that takes the payment, each only what it needs.',
          },
          {
            title: 'How long',
            text: 'What was typed into a booking that never happened is wiped a day later. Records of sales are kept for as long as the law asks.',
          },
          {
            title: 'Cookies',
            text: 'One that keeps you signed in, and a few that remember choices such as the currency. None for advertising.',
          },
        ],
      },
    }),
  ],
}

/** The pages of the portal; the others of a site are hidden there. */
export const blocksOf: Partial<Record<PageId, Own>> = { about, contact, 't&c': terms, policy }
