// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Fails as deep as it is asked to, with an error, a text or a panic; or catches what fails inside it.
contract Reverter {
    uint256 public caught;

    event Caught(bytes reason);

    error TooDeep(uint256 depth);

    /// Calls itself so many times, then reverts: the whole transaction fails.
    function fail(uint256 depth) external {
        if (depth == 0) revert TooDeep(depth);
        this.fail(depth - 1);
    }

    function failWithText() external pure {
        revert("told to fail");
    }

    function panic(uint256 divisor) external pure returns (uint256) {
        return 1 / divisor;
    }

    /// The call inside reverts with the value that it was given; this one succeeds and keeps the value.
    function failInside(uint256 depth) external payable {
        try this.failWithValue{value: msg.value}(depth) {}
        catch (bytes memory reason) {
            caught += 1;
            emit Caught(reason);
        }
    }

    function failWithValue(uint256 depth) external payable {
        this.fail(depth);
    }
}
