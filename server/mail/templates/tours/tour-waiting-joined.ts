import { type WaitingFacts, waitingVariables, waitingLines, waitingTable } from '../../waiting-parts.ts'
import { defineWordedMail } from '../../template.ts'

/** To somebody who joined the waiting list of a departure: what happens next, and the link of their place. */
export const tourWaitingJoined = defineWordedMail<WaitingFacts>({
  id: 'tour-waiting-joined',
  wording: {
    event: 'Somebody joins a waiting list',
    group: 'Offers',
    variables: waitingVariables,
    defaults: {
      subject: 'You are on the waiting list: {{tour}}',
      heading: 'You are on the waiting list',
      opening:
        'Hello {{name}},\nas soon as there are places for you, we hold them for a few hours and mail you. Nothing is booked and nothing is charged until you buy them.',
      closing: 'You can leave the list on the page of your place.',
    },
  },
  preview: ({ date }) => `For ${date}.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-button href="[[url]]">Open your place</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts) => ({ tour: waitingTable(facts), url: facts.url }),
  text: (facts) => `${waitingLines(facts)}

Your place: ${facts.url}`,
  sample: {
    name: 'Ngọzi Ọláṣubọ̀mí',
    tour: 'Lagos street food tour',
    option: 'Small group',
    date: '10 Dec 2026, 11:00',
    people: 2,
    url: 'http://skyways.customer.localhost:3000/tour/waiting/Zk3v9QpL',
  },
})
