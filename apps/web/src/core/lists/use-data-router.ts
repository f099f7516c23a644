import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** The router itself, which is ahead of React's rendering; undefined under a router without data. */
export const useDataRouter = () => useContext(DataRouterContext)?.router;
