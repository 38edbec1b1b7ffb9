/** `Q-1042` */
export const formatQuoteNumber = ({ number }: { number: number }): string => `Q-${number}`
