/** Months for which the log of operators is kept; the database's trigger says the same. */
export const operatorLogMonths = 12;
