/** Minor units (both USD and NGN have a hundred) as Duffel's decimal string. */
export function moneyText(minor: number): string {
  const whole = Math.floor(minor / 100)
  const rest = minor - whole * 100
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`
}

/** The minor units of a decimal string. */
export const minorUnits = (text: string): number => Math.round(Number(text) * 100)
