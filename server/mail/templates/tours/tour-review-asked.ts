import { defineWordedMail } from '../../template.ts'

interface ReviewAsked {
  name: string
  tour: string
  /** `10 Dec 2026, 11:00` */
  date: string
  /** The last day of the link: `9 Feb 2027` */
  until: string
  url: string
}

const about = ({ tour, date }: ReviewAsked) => `${tour}, ${date}`
const stopping = 'On the same page you can end mails that ask for reviews.'

/** To the customer after the departure: the link of their review. */
export const tourReviewAsked = defineWordedMail<ReviewAsked>({
  id: 'tour-review-asked',
  wording: {
    event: 'A tour is over, and a review is asked for',
    group: 'Orders',
    variables: {
      name: { says: 'The name of the customer', value: ({ name }) => name },
      tour: { says: 'The title of the tour', value: ({ tour }) => tour },
      date: { says: 'The day and the time of the departure', value: ({ date }) => date },
    },
    defaults: {
      subject: 'How was {{tour}}?',
      heading: 'How was it?',
      opening:
        'Hello {{name}},\nthank you for coming with us. Others decide by what you saw: please rate the tour and write a few words.',
      closing: 'A review is written once. Your name is shown as you write it.',
    },
  },
  preview: about,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">[[about]]</mj-text>
    <mj-button href="[[url]]">Write a review</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>
    <mj-text mj-class="quiet">[[until]]</mj-text>`,
  slots: (data) => ({ about: about(data), url: data.url, until: `The link can be used until ${data.until}. ${stopping}` }),
  text: (data) => `${about(data)}

Write a review until ${data.until}: ${data.url}

${stopping}`,
  sample: {
    name: 'Ngọzi Ọ.',
    tour: 'Lagos street food tour',
    date: '10 Dec 2026, 11:00',
    until: '10 Feb 2027',
    url: 'http://skyways.customer.localhost:3000/tour/review?token=Zk3v9QpL',
  },
})
