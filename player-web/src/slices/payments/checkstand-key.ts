/** Session storage key of the form from an order's answer, for the cashier's page. */
export const CHECKSTAND_KEY = 'checkstand';
