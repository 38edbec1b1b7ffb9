import type { AgencyFacts, Filled } from './starter.ts'

const asked = ({ name, home }: AgencyFacts) => [
  {
    question: 'Is the price on the site the price I pay?',
    answer:
      'Yes: the first total you see is the one you pay by the cheapest way to pay, its fee included. What another way adds stands beside the results, and local taxes that a hotel collects itself stand beside its price. Before you pay we ask the airline or the hotel once more. If the price moved in the meantime you see the new one and decide; nothing is charged until you accept it.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card or by bank transfer. A transfer gets an account number of its own, so that your payment finds your booking by itself. Your booking is confirmed once the money has arrived.',
  },
  {
    question: 'When do I get my ticket?',
    answer:
      'As a rule within minutes of payment. It comes by e-mail as a document with your booking reference, and you can open it here at any time under Find my booking.',
  },
  {
    question: 'Can I change or cancel?',
    answer:
      'The rules of your fare decide, and they stand beside each offer before you pay. Write to us with your reference: we tell you what it costs before anything is changed.',
  },
  {
    question: 'How long does a refund take?',
    answer:
      'We send the request to the airline the same working day. Airlines usually take two to six weeks. You hear from us when the money arrives, and we pay it out the way you paid.',
  },
  {
    question: 'Which documents do I need?',
    answer: `For flights within ${home.country} a valid photo ID. For all others a passport that is valid for six months after your return, and the visas of every country on your way, also where you only change planes.`,
  },
  {
    question: 'The name on my ticket is wrong. What now?',
    answer:
      'Tell us at once. A letter can often be corrected, another person almost never. Names must read exactly as in the passport.',
  },
  {
    question: 'Can I hold a price and pay later?',
    answer:
      'Where the airline allows it, the offer says so and names the hour until which the price is kept. After that hour the seats go back by themselves.',
  },
  {
    question: 'What may I bring on board?',
    answer: 'Each offer shows the bags that are included. More can be added while you book, or later through us.',
  },
  {
    question: 'My flight was moved or cancelled. Who helps me?',
    answer: `Call ${name} first. We see your booking, tell you what the airline owes you, and rebook you or claim your money back.`,
  },
]

export const questions = (agency: AgencyFacts, given: { title: string; layout?: string; count?: number }): Filled => ({
  kind: 'faq',
  title: given.title,
  layout: given.layout,
  content: { items: asked(agency).slice(0, given.count ?? 60) },
})
