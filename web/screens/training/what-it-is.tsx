import { IconCoins, IconFlask, IconMailOff, IconSchool } from '@tabler/icons-react'
import { Form } from 'react-router'
import { ActionButton } from '../../kit/form/action-button.tsx'
import css from './what-it-is.module.css'

const facts = [
  { icon: IconCoins, title: 'Practice money', text: 'A funded wallet of its own. Your real wallet is never charged.' },
  {
    icon: IconFlask,
    title: 'Test suppliers',
    text: 'Airlines, properties and cards are simulated, with the failures of real ones.',
  },
  { icon: IconMailOff, title: 'No mail to customers', text: 'Every mail goes to you alone and says that it is practice.' },
]

/** Before the agency has a practice tenant: what it is, and the button that creates it. */
export const WhatItIs = () => (
  <section className={css.intro} aria-labelledby="what-practice-is">
    <h2 id="what-practice-is" className={css.introTitle}>
      Learn the work before it counts
    </h2>
    <p className={css.introText}>
      You work in a copy of your agency: the same screens, currency and markups, but its own orders, customers and money. Missions
      lead you through the cases that matter and check themselves against what you did.
    </p>
    <ul className={css.facts}>
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          <p className={css.factTitle}>{title}</p>
          <p className={css.factText}>{text}</p>
        </li>
      ))}
    </ul>
    <Form method="post" reloadDocument>
      <ActionButton name="intent" value="start" size="md" leftSection={<IconSchool size={18} stroke={1.5} aria-hidden="true" />}>
        Start practice
      </ActionButton>
    </Form>
  </section>
)
