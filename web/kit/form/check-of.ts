import { emailRule } from '#domain/contact/contact-rules.ts'
import { brokenRule, type TextRule } from '#domain/field-rules.ts'
import type { Check } from './field-errors.ts'

/** The error of a field's value, or null. */
export type Rule = (value: string) => string | null

/**
 * The check of a form whose fields are validated independently; `ticketNumbers.1` by the rule of `ticketNumbers`. A field without a rule is valid for
 * the form: the server may refuse it.
 */
export const checkOf =
  (rules: Readonly<Record<string, Rule>>): Check =>
  (name, valueOf) =>
    (rules[name] ?? rules[name.replace(/\.\d+$/, '')])?.(valueOf(name)) ?? null

/** A text with a minimum length, after it is trimmed. */
export const atLeast =
  (least: number, says: string): Rule =>
  (value) =>
    value.trim().length < least ? says : null

/** A text that matches a pattern, after it is trimmed. */
export const like =
  (...rules: readonly TextRule[]): Rule =>
  (value) =>
    brokenRule(value.trim(), ...rules)

export const isEmail = (says = emailRule.says): Rule => like({ pattern: emailRule.pattern, says })
